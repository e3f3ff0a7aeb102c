import { randomBytes } from 'node:crypto';
import type { Account } from '@ofenpost/core/account/account';
import { ADMIN_ROLES_ID } from '@ofenpost/core/role/role';
import { enrolmentOf } from '@ofenpost/core/second-factor/enrolment';
import { and, eq, gt, gte, ne } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import type { Transaction } from '../database/database.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';
import { secondFactors } from './second-factor.table.ts';
import { sessionEnd } from './session-cookie.ts';
import { sessions } from './session.table.ts';

const TOKEN_BYTES = 32;

export type Session = { readonly account: Account; readonly createdAt: Date; readonly expiresAt: Date };

/** A session that has not expired, with its account in its effective role. Further data is read for staff only. */
export async function findSession(db: Transaction, token: string): Promise<Session | null> {
  const { id, firstname, lastname, email, phoneNumber, rolesId } = accounts;
  const now = new Date();
  const isStaff = gte(rolesId, ADMIN_ROLES_ID);
  const [row] = await db
    .select({
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      account: { id, firstname, lastname, email, phoneNumber, rolesId },
      factorSince: secondFactors.since,
      demandedSince: restaurants.secondFactorDemandedSince,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .leftJoin(secondFactors, and(isStaff, eq(secondFactors.accountId, id)))
    .leftJoin(restaurants, isStaff)
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now)));
  if (row === undefined) return null;
  const { account, createdAt, expiresAt, factorSince, demandedSince } = row;
  const demand = {
    demandedSince: demandedSince?.toISOString() ?? null,
    hasFactor: factorSince !== null,
    sessionBegan: createdAt.toISOString(),
    now: now.toISOString(),
  };
  return { account: enrolmentOf(account, demand), createdAt, expiresAt };
}

/** Begins a session of our own, like those of better-auth: with at least 190 random bits. Returns its token. */
export async function beginSession(db: Transaction, userId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = new Date();
  await db.insert(sessions).values({ userId, token, createdAt: now, updatedAt: now, expiresAt: sessionEnd(now, now) });
  return token;
}

export async function renewSession(db: Transaction, token: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt, updatedAt: new Date() }).where(eq(sessions.token, token));
}

/** Ends all sessions of an account. */
export async function endSessionsOf(db: Transaction, accountId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, accountId));
}

/** Ends all sessions of an account except the one with `token`. Returns how many ended. */
export async function endOtherSessionsOf(db: Transaction, accountId: string, token: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, accountId), ne(sessions.token, token)))
    .returning({ isValid: gt(sessions.expiresAt, new Date()).mapWith(Boolean) });
  return ended.filter(({ isValid }) => isValid).length;
}

export async function endSession(db: Transaction, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}
