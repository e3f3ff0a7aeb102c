import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { BetterAuthPlugin } from 'better-auth';
import type { OAuthProvider } from 'better-auth/oauth2';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import type { Database, Transaction } from '../database/database.ts';
import { enqueueEmailRenewedMail, enqueueEmailTakenMails } from '../mail/mail.repository.ts';
import { endSessionsOf } from './session.repository.ts';
import { linkedAccounts } from './session.table.ts';

/** The person whom a provider has identified. */
type NamedPerson = {
  readonly providerId: string;
  /**
   * The provider's id of the person, which stays when the e-mail address changes. Source: OpenID Connect Core, section 2,
   * `sub`.
   */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
};

/** The placeholder for the e-mail address that an account lost; no mail is sent there. Source: RFC 2606, section 2. */
export const lostEmailOf = (accountId: string): string => `${accountId}@unverified.invalid`;

const OWNER = { id: accounts.id, email: accounts.email, emailVerified: accounts.emailVerified };

/**
 * The row that links a person of a provider to an account. The columns have better-auth's names: its `account` is what
 * we call a linked account, so `accountId` is the person's id at the provider, and `userId` is the id of our account.
 */
const ofPerson = ({ providerId, subject }: Pick<NamedPerson, 'providerId' | 'subject'>) =>
  and(eq(linkedAccounts.providerId, providerId), eq(linkedAccounts.accountId, subject));

/** The account loses an e-mail address that it never verified, and its sessions end. */
async function releaseEmail(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ email: lostEmailOf(accountId) })
    .where(eq(accounts.id, accountId));
  await endSessionsOf(tx, accountId);
}

/** What settling an e-mail address needs of the server. */
type Dependencies = { readonly database: Database; readonly clock: ClockPort };

/**
 * An e-mail address belongs only to an account that has verified it: whoever verifies it gets it, and an account that
 * has not loses it. When the provider gives a known person another address, the account changes to it if it is free,
 * and the old address gets a mail; if another account has verified it, the account keeps the old one, and both
 * addresses get a mail.
 */
const settleEmail = ({ database, clock }: Dependencies, person: NamedPerson): Promise<void> =>
  database.transaction(async (tx) => {
    const { email, emailVerified } = person;
    const [own] = await tx
      .select(OWNER)
      .from(accounts)
      .innerJoin(linkedAccounts, eq(linkedAccounts.userId, accounts.id))
      .where(ofPerson(person));
    const [holder] = await tx.select(OWNER).from(accounts).where(eq(accounts.email, email)).for('update');
    if (holder !== undefined && holder.id !== own?.id) {
      if (!emailVerified) return;
      if (holder.emailVerified) {
        if (own !== undefined) await enqueueEmailTakenMails(tx, { accountId: own.id, named: email, at: clock.now() });
        return;
      }
      await releaseEmail(tx, holder.id);
    }
    if (own === undefined || own.email === email || (own.emailVerified && !emailVerified)) return;
    if (own.emailVerified) await enqueueEmailRenewedMail(tx, own.id, clock.now());
    await tx.update(accounts).set({ email, emailVerified }).where(eq(accounts.id, own.id));
  });

const settling = (provider: OAuthProvider, dependencies: Dependencies): OAuthProvider => ({
  ...provider,
  getUserInfo: async (tokens) => {
    const named = await provider.getUserInfo(tokens);
    const email = named?.user.email?.toLowerCase();
    if (named && email !== undefined) {
      const subject = String(await provider.accountSubject({ tokens, profile: named.data }));
      const { emailVerified } = named.user;
      await settleEmail(dependencies, { providerId: provider.id, subject, email, emailVerified });
    }
    return named;
  },
});

/**
 * Settles whose account has an e-mail address before better-auth looks for it. It comes last, so that it knows every
 * provider.
 */
export const settledEmailPlugin = (dependencies: Dependencies): BetterAuthPlugin => ({
  id: 'settled-email',
  init: ({ socialProviders }) => ({
    context: { socialProviders: socialProviders.map((provider) => settling(provider, dependencies)) },
  }),
});
