import type { Account } from '@ofenpost/core/account/account';
import { type AccountRemovalError, FORGOTTEN_PERSON, validateOwnRemoval } from '@ofenpost/core/account/account-removal';
import { GUEST } from '@ofenpost/core/account/guest';
import { fullName } from '@ofenpost/core/contact/full-name';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { ROLES_ID } from '@ofenpost/core/role/role';
import type { Instant } from '@ofenpost/core/time/instant';
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { lockWithManagers } from '../account/account.repository.ts';
import { accounts } from '../account/account.table.ts';
import { addresses } from '../address/address.table.ts';
import { recordAudit } from '../audit/audit-log.repository.ts';
import { lockCart } from '../cart/cart.repository.ts';
import { carts } from '../cart/cart.table.ts';
import type { Transaction } from '../database/database.ts';
import { findFeedbackOf } from '../feedback/feedback.repository.ts';
import { feedbackEntries } from '../feedback/feedback.table.ts';
import { giftCards } from '../gift-card/gift-card.table.ts';
import { mails } from '../mail/mail.table.ts';
import { findOwnOrderStates, notifyOrderChanged } from '../order/order.repository.ts';
import { orders, withoutFormer } from '../order/order.table.ts';
import { savedCreations } from '../pizza-creator/saved-creation.table.ts';
import { forgetFollowersOf } from '../push/push.repository.ts';
import { pushSubscriptions } from '../push/push.table.ts';
import type { Services } from '../services.ts';
import { secondFactors } from '../session/second-factor.table.ts';
import { endSessionsOf } from '../session/session.repository.ts';
import { linkedAccounts } from '../session/session.table.ts';
import { pinAttempts, staffPins } from '../sitting/sitting.table.ts';
import { withVerifiedEmail } from './load-account-data.ts';

/** Core's `withoutPerson` as a statement. The request's hash and the e-mails of the orders are deleted too. */
async function forgetInOrders(tx: Transaction, accountId: string): Promise<void> {
  const forgotten = await tx
    .update(orders)
    .set({
      accountId: null,
      email: null,
      address: sql`jsonb_build_object('postcode', ${orders.address} -> 'postcode', 'town', ${orders.address} -> 'town') || ${JSON.stringify(FORGOTTEN_PERSON)}::jsonb`,
      remark: '',
      edits: withoutFormer,
      requestHash: '',
      revision: sql`${orders.revision} + 1`,
    })
    .where(eq(orders.accountId, accountId))
    .returning({ id: orders.id });
  const ids = forgotten.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(mails).where(inArray(mails.orderId, ids));
  await forgetFollowersOf(tx, ids);
  for (const id of ids) await notifyOrderChanged(tx, id);
}

async function forgetInFeedback(tx: Transaction, account: Account): Promise<void> {
  const ids = (await findFeedbackOf(tx, account.email)).map(({ id }) => id);
  if (ids.length > 0) await tx.update(feedbackEntries).set({ contact: '' }).where(inArray(feedbackEntries.id, ids));
}

/** A gift card keeps its balance; whoever has the code can still pay with it. */
async function forgetInGiftCards(tx: Transaction, account: Account): Promise<void> {
  const { email } = account;
  const isOwn = sql`lower(${giftCards.email}) = lower(${email})`;
  await tx
    .update(giftCards)
    .set({
      email: null,
      buyer: sql`case when ${giftCards.buyer} = ${fullName(account)} then '' else ${giftCards.buyer} end`,
    })
    .where(isOwn);
  await tx.delete(mails).where(and(isNotNull(mails.giftCardId), sql`lower(${mails.recipient}) = lower(${email})`));
}

/**
 * Locks everything that an account's removal changes, in the order in which orders are placed and stepped: the cart,
 * the orders, then the accounts. No new row can refer to the account until the transaction ends. Returns the account
 * and all managers.
 */
export async function lockForRemoval(tx: Transaction, accountId: string): Promise<Account[]> {
  const cart = await lockCart(tx, { kind: 'account', accountId });
  const inCart = cart === null ? undefined : eq(orders.cartId, cart.id);
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.accountId, accountId), eq(orders.capturedBy, accountId), inCart))
    .orderBy(asc(orders.id))
    .for('update');
  const people = await lockWithManagers(tx, accountId);
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  return people;
}

/** What goes with an account. */
const OWNED = [
  addresses.accountId,
  carts.accountId,
  linkedAccounts.userId,
  mails.accountId,
  pinAttempts.personId,
  pushSubscriptions.accountId,
  savedCreations.accountId,
  secondFactors.accountId,
  staffPins.accountId,
] as const;

/** Deletes all data of an account but its name, which what it did in the books is signed with. */
async function closeAccount(tx: Transaction, id: string, at: Instant): Promise<void> {
  await endSessionsOf(tx, id);
  for (const owner of OWNED) await tx.delete(owner.table).where(eq(owner, id));
  const nobody = { email: `${id}@closed.invalid`, emailVerified: false, phoneNumber: '', image: null };
  await tx
    .update(accounts)
    .set({ ...nobody, name: '', rolesId: ROLES_ID.customer, closedAt: new Date(at) })
    .where(eq(accounts.id, id));
}

/**
 * Removes an account and all of its personal data; sessions, addresses, cart, saved pizzas and e-mails go with it.
 * Orders stay for the books. The account of somebody who was ever in the team is closed instead, and erased when no
 * entry that must be kept names it any more (OR art. 958f). Returns which of the two.
 */
export async function forgetAccount(
  tx: Transaction,
  account: Account & { readonly id: string },
  at: Instant,
): Promise<'account.closed' | 'account.removed'> {
  await forgetInOrders(tx, account.id);
  const verified = await withVerifiedEmail(tx, account);
  await forgetInFeedback(tx, verified);
  await forgetInGiftCards(tx, verified);
  const wasInTeam = and(eq(accounts.id, account.id), isNotNull(accounts.joinedTeamAt));
  if ((await tx.$count(accounts, wasInTeam)) > 0) {
    await closeAccount(tx, account.id, at);
    return 'account.closed';
  }
  await tx.delete(accounts).where(eq(accounts.id, account.id));
  return 'account.removed';
}

/** Erases the closed accounts that stand in no entry that must be kept, also those that never acted. */
export async function forgetClosedAccounts(tx: Transaction): Promise<void> {
  await tx.delete(accounts).where(and(isNotNull(accounts.closedAt), sql`not is_in_books(${accounts.id})`));
}

/** Removes the requester's own account, in one transaction; refuses any other one as `accountForeign`. */
export async function removeAccount(
  { database, clock }: Services,
  { ownId, accountId }: { readonly ownId: string; readonly accountId: string },
): Promise<Result<Account, AccountRemovalError>> {
  if (accountId !== ownId) return err({ code: 'accountForeign' });
  return database.transaction(async (tx) => {
    const people = await lockForRemoval(tx, accountId);
    const removable = validateOwnRemoval(people, { accountId, orders: await findOwnOrderStates(tx, accountId) });
    if (!removable.ok) return removable;
    const at = clock.now();
    const action = await forgetAccount(tx, { ...removable.value, id: accountId }, at);
    const closed = { at, actorId: accountId, subject: accountId, before: null, after: null };
    if (action === 'account.closed') await recordAudit(tx, { ...closed, action });
    return ok(GUEST);
  });
}
