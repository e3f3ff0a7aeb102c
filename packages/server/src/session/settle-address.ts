import type { BetterAuthPlugin } from 'better-auth';
import type { OAuthProvider } from 'better-auth/oauth2';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import type { Database, Transaction } from '../database/database.ts';
import { enqueueEmailRenewedMail } from '../mail/mail.repository.ts';
import { endSessionsOf } from './session.repository.ts';
import { linkedAccounts } from './session.table.ts';

/** The person whom a provider has identified. */
type NamedPerson = {
  readonly providerId: string;
  /**
   * The provider's id of the person, which stays when the address changes. Source: OpenID Connect Core, section 2,
   * `sub`.
   */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
};

/** The placeholder for the address that an account lost; no e-mail is sent there. Source: RFC 2606, section 2. */
const lostAddressOf = (accountId: string): string => `${accountId}@unverified.invalid`;

const ADDRESS = { id: accounts.id, email: accounts.email, emailVerified: accounts.emailVerified };

const ofPerson = ({ providerId, subject }: Pick<NamedPerson, 'providerId' | 'subject'>) =>
  and(eq(linkedAccounts.providerId, providerId), eq(linkedAccounts.accountId, subject));

/** The account loses an address that it never verified, and its sessions end. */
async function releaseAddress(tx: Transaction, accountId: string): Promise<void> {
  await tx
    .update(accounts)
    .set({ email: lostAddressOf(accountId) })
    .where(eq(accounts.id, accountId));
  await endSessionsOf(tx, accountId);
}

/**
 * An address belongs only to an account that has verified it: whoever verifies it gets it, and an account that has not
 * loses it. When the provider gives a known person another address, the account changes to it if it is free, and the
 * old address gets an e-mail.
 */
export const settleAddress = (database: Database, person: NamedPerson): Promise<void> =>
  database.transaction(async (tx) => {
    const { email, emailVerified } = person;
    const [own] = await tx
      .select(ADDRESS)
      .from(accounts)
      .innerJoin(linkedAccounts, eq(linkedAccounts.userId, accounts.id))
      .where(ofPerson(person));
    const [holder] = await tx.select(ADDRESS).from(accounts).where(eq(accounts.email, email)).for('update');
    if (holder !== undefined && holder.id !== own?.id) {
      if (holder.emailVerified || !emailVerified) return;
      await releaseAddress(tx, holder.id);
    }
    if (own === undefined || own.email === email || (own.emailVerified && !emailVerified)) return;
    if (own.emailVerified) await enqueueEmailRenewedMail(tx, own.id, new Date().toISOString());
    await tx.update(accounts).set({ email, emailVerified }).where(eq(accounts.id, own.id));
  });

/**
 * The reason why a person may not sign in to an account; null: they may. Another person of the same provider may not,
 * even with the same address, since addresses are reassigned; nor may anybody sign in to an account that lost its
 * address.
 */
export async function signInBlocker(
  database: Database,
  { accountId, providerId, isLinking }: { accountId: string; providerId: string; isLinking: boolean },
): Promise<'address_of_another_person' | 'account_not_linked' | null> {
  const known = and(eq(linkedAccounts.userId, accountId), eq(linkedAccounts.providerId, providerId));
  if (isLinking) return (await database.$count(linkedAccounts, known)) > 0 ? 'address_of_another_person' : null;
  const isLost = and(eq(accounts.id, accountId), eq(accounts.email, lostAddressOf(accountId)));
  return (await database.$count(accounts, isLost)) > 0 ? 'account_not_linked' : null;
}

const settling = (provider: OAuthProvider, database: Database): OAuthProvider => ({
  ...provider,
  getUserInfo: async (tokens) => {
    const named = await provider.getUserInfo(tokens);
    const email = named?.user.email?.toLowerCase();
    if (named && email !== undefined) {
      const subject = String(await provider.accountSubject({ tokens, profile: named.data }));
      const { emailVerified } = named.user;
      await settleAddress(database, { providerId: provider.id, subject, email, emailVerified });
    }
    return named;
  },
});

/** Settles the owner of an address before better-auth looks for it. It comes last, so that it knows every provider. */
export const settledAddressPlugin = (database: Database): BetterAuthPlugin => ({
  id: 'settled-address',
  init: ({ socialProviders }) => ({
    context: { socialProviders: socialProviders.map((provider) => settling(provider, database)) },
  }),
});
