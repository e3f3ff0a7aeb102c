import type { Account } from '@ofenpost/core/account/account';
import type { AccountData } from '@ofenpost/core/account/account-data';
import { createCartUseCases } from '@ofenpost/core/cart/cart.use-cases';
import { cartOwnedBy } from '@ofenpost/core/cart/stored-cart';
import { balanceOf } from '@ofenpost/core/gift-card/gift-card-ledger';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import { findAddresses } from '../address/address.repository.ts';
import { cartDependencies } from '../cart/cart.repository.ts';
import type { Transaction } from '../database/database.ts';
import { findFeedbackOf } from '../feedback/feedback.repository.ts';
import { findGiftCardsSentTo } from '../gift-card/gift-card.repository.ts';
import { findAllOwnOrders } from '../order/order.repository.ts';
import { findSavedCreations } from '../pizza-creator/saved-creation.repository.ts';
import type { Services } from '../services.ts';
import { findFactor } from '../session/second-factor.repository.ts';
import { linkedAccounts, sessions } from '../session/session.table.ts';
import { onShopClock } from '../time/time.ts';

/** The account with its e-mail address only if that is verified: an unverified one may belong to somebody else. */
export async function withVerifiedEmail(db: Transaction, account: Account): Promise<Account> {
  const verified = and(eq(accounts.id, account.id ?? ''), eq(accounts.emailVerified, true));
  return (await db.$count(accounts, verified)) > 0 ? account : { ...account, email: null };
}

const findSignIns = async (db: Transaction, accountId: string) => {
  const { providerId: provider, createdAt } = linkedAccounts;
  const rows = await db
    .select({ provider, createdAt })
    .from(linkedAccounts)
    .where(eq(linkedAccounts.userId, accountId));
  return rows.map((row) => ({ provider: row.provider, since: row.createdAt.toISOString() }));
};

const findSessions = async ({ database, clock }: Pick<Services, 'database' | 'clock'>, accountId: string) => {
  const { createdAt, expiresAt } = sessions;
  const rows = await database.select({ createdAt, expiresAt }).from(sessions).where(eq(sessions.userId, accountId));
  return rows.map((row) => ({ since: onShopClock(clock, row.createdAt), until: onShopClock(clock, row.expiresAt) }));
};

/** Everything that is stored about an account. */
export async function loadAccountData(services: Services, account: Account, accountId: string): Promise<AccountData> {
  const { database, clock } = services;
  const since = (await findFactor(database, accountId))?.since ?? null;
  const verified = await withVerifiedEmail(database, account);
  return {
    created: clock.now(),
    account,
    signIns: await findSignIns(database, accountId),
    sessions: await findSessions(services, accountId),
    secondFactor: since === null ? null : onShopClock(clock, new Date(since)),
    addresses: await findAddresses(database, accountId),
    cart: await createCartUseCases(cartDependencies(services))(cartOwnedBy({ kind: 'account', accountId })).load(),
    orders: await findAllOwnOrders(database, accountId),
    savedCreations: await findSavedCreations(database, accountId),
    feedback: await findFeedbackOf(database, verified.email),
    giftCards: (await findGiftCardsSentTo(database, verified.email ?? '')).map(
      ({ buyer, greeting, email, ledger }) => ({
        buyer,
        greeting,
        email,
        balance: balanceOf(ledger),
      }),
    ),
  };
}
