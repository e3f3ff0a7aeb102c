import type { Account, AccountDraft } from '@ofenpost/core/account/account';
import { fullName } from '@ofenpost/core/contact/full-name';
import { ROLES_ID } from '@ofenpost/core/role/role';
import type { Instant } from '@ofenpost/core/time/instant';
import { and, asc, eq, gte, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { accounts } from './account.table.ts';

/** Updates the account and returns it as it is now; null when there is none. */
export async function saveAccount(
  db: Transaction,
  { id, draft, now }: { readonly id: string; readonly draft: AccountDraft; readonly now: Instant },
): Promise<Account | null> {
  const { firstname, lastname, email, phoneNumber, rolesId } = accounts;
  const [row] = await db
    .update(accounts)
    .set({ ...draft, name: fullName(draft), updatedAt: new Date(now) })
    .where(eq(accounts.id, id))
    .returning({ id: accounts.id, firstname, lastname, email, phoneNumber, rolesId });
  return row ?? null;
}

/** The name of an account that was ever in the team, which is locked until the transaction ends; null for others. */
export async function lockTeamName(tx: Transaction, accountId: string): Promise<string | null> {
  const { id, firstname, lastname, joinedTeamAt } = accounts;
  const [row] = await tx
    .select({ firstname, lastname })
    .from(accounts)
    .where(and(eq(id, accountId), isNotNull(joinedTeamAt)))
    .for('no key update');
  return row === undefined ? null : fullName(row);
}

/** The names of all others who are or were in the team. */
export async function findTeamNames(tx: Transaction, ownId: string): Promise<string[]> {
  const { id, firstname, lastname, joinedTeamAt } = accounts;
  const rows = await tx
    .select({ firstname, lastname })
    .from(accounts)
    .where(and(ne(id, ownId), isNotNull(joinedTeamAt)));
  return rows.map(fullName);
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
    .where(and(isNull(accounts.closedAt), or(eq(id, accountId), gte(rolesId, ROLES_ID.manager))))
    .orderBy(asc(id))
    .for('no key update');
}

export const { id, firstname, lastname, email, phoneNumber, rolesId, createdAt, searched } = accounts;
