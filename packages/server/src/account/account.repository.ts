import type { Account, AccountDraft } from '@ofenpost/core/account/account';
import type { AccountDetail } from '@ofenpost/core/account/account-admin';
import type { AccountPage, AccountQuery } from '@ofenpost/core/account/account-list';
import { ROLES_ID } from '@ofenpost/core/role/role';
import type { Instant } from '@ofenpost/core/time/instant';
import { asc, eq, gte, or, and, desc, gt, lt, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { containsWords, inOrder, onPage, sortedText } from '../list/list-query.ts';
import { orders } from '../order/order.table.ts';
import { hasFactor } from '../second-factor/second-factor.repository.ts';
import { sessions } from '../session/session.table.ts';
import { accounts } from './account.table.ts';

/** Updates the account and returns it as it is now; null when there is none. */
export async function saveAccount(
  db: Transaction,
  { id, draft, now }: { readonly id: string; readonly draft: AccountDraft; readonly now: Instant },
): Promise<Account | null> {
  const { firstname, lastname, email, phoneNumber, rolesId } = accounts;
  const [row] = await db
    .update(accounts)
    .set({ ...draft, name: `${draft.firstname} ${draft.lastname}`, updatedAt: new Date(now) })
    .where(eq(accounts.id, id))
    .returning({ id: accounts.id, firstname, lastname, email, phoneNumber, rolesId });
  return row ?? null;
}

/** Locks the account until the transaction ends, so that changes of its data happen one after the other. */
export async function lockAccount(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('no key update');
}

/**
 * Locks the account and all managers until the transaction ends: when two managers leave at once, the second one sees
 * that it is the last. The lock is weak enough (no key update) that rows with a reference to them can be written
 * meanwhile, so nobody who holds an order waits here.
 */
export async function lockWithManagers(tx: Transaction, accountId: string): Promise<Account[]> {
  const { id, firstname, lastname, email, phoneNumber, rolesId } = accounts;
  return tx
    .select({ id, firstname, lastname, email, phoneNumber, rolesId })
    .from(accounts)
    .where(or(eq(id, accountId), gte(rolesId, ROLES_ID.manager)))
    .orderBy(asc(id))
    .for('no key update');
}

const { id, firstname, lastname, email, phoneNumber, rolesId, createdAt, searched } = accounts;
const ROW = { id, firstname, lastname, email, phoneNumber, rolesId, createdAt };
type Stored = { readonly createdAt: Date };
const rowOf = <T extends Stored>({ createdAt: since, ...row }: T) => ({ ...row, since: since.toISOString() });

/** The condition for each role, as core's `roleOf` derives it from `rolesId`. */
const hasRole = {
  all: undefined,
  customer: or(lt(rolesId, ROLES_ID.courier), eq(rolesId, ROLES_ID.customer)),
  courier: eq(rolesId, ROLES_ID.courier),
  staff: eq(rolesId, ROLES_ID.staff),
  manager: gte(rolesId, ROLES_ID.manager),
};

/** Core's `pageOfAccounts` as queries. */
export async function findAccounts(db: Transaction, query: AccountQuery): Promise<AccountPage> {
  const isWanted = and(containsWords(searched, query.q), hasRole[query.role]);
  const { limit, offset } = onPage(query);
  const name = sortedText(sql`${lastname} || ' ' || ${firstname}`);
  const rows = await db
    .select(ROW)
    .from(accounts)
    .where(isWanted)
    .orderBy(...inOrder(query, { name, email: sortedText(email), since: createdAt }, [createdAt, id]))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map(rowOf), total: await db.$count(accounts, isWanted) };
}

export async function findAccountDetail(db: Transaction, accountId: string): Promise<AccountDetail | null> {
  const [stored] = await db.select(ROW).from(accounts).where(eq(id, accountId));
  if (stored === undefined) return null;
  const { id: orderId, number, orderTimeProgresses } = orders;
  const [last] = await db
    .select({ id: orderId, number, progresses: orderTimeProgresses })
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(number))
    .limit(1);
  return {
    ...rowOf(stored),
    orders: await db.$count(orders, eq(orders.accountId, accountId)),
    lastOrder: last === undefined ? null : { id: last.id, number: last.number, at: last.progresses.created },
    sessions: await db.$count(sessions, and(eq(sessions.userId, accountId), gt(sessions.expiresAt, new Date()))),
    hasSecondFactor: await hasFactor(db, accountId),
  };
}
