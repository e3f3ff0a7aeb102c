import type { Account } from '@ofenpost/core/account/account';
import { and, eq, gt } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import type { Transaction } from '../database/database.ts';
import { sessions } from './session.table.ts';

export type Session = { readonly account: Account; readonly createdAt: Date; readonly expiresAt: Date };

/** A session that has not expired, with its account as it is now. */
export async function findSession(db: Transaction, token: string): Promise<Session | null> {
  const { id, firstname, lastname, email, phoneNumber, rolesId } = accounts;
  const [row] = await db
    .select({
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      account: { id, firstname, lastname, email, phoneNumber, rolesId },
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, new Date())));
  return row ?? null;
}

export async function renewSession(db: Transaction, token: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt, updatedAt: new Date() }).where(eq(sessions.token, token));
}

/** Signs somebody out everywhere. */
export async function endSessionsOf(db: Transaction, accountId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, accountId));
}

export async function endSession(db: Transaction, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}
