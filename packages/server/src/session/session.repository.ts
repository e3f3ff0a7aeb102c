import { randomBytes } from 'node:crypto';
import type { Account } from '@ofenpost/core/account/account';
import { accountOfDevice } from '@ofenpost/core/device/device';
import { ADMIN_ROLES_ID } from '@ofenpost/core/role/role';
import { enrolmentOf } from '@ofenpost/core/second-factor/enrolment';
import { SITTING_IDLE_MS, accountOfSitting } from '@ofenpost/core/sitting/sitting';
import type { SittingDevice } from '@ofenpost/core/sitting/sitting.use-cases';
import { and, eq, gt, gte, lt, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts } from '../account/account.table.ts';
import type { Transaction } from '../database/database.ts';
import { devices } from '../device/device.table.ts';
import { restaurants } from '../restaurant/restaurant.table.ts';
import { sittings } from '../sitting/sitting.table.ts';
import { secondFactors } from './second-factor.table.ts';
import { DEVICE_TOKEN, deviceEnd, sessionEnd } from './session-cookie.ts';
import { sessions } from './session.table.ts';

const TOKEN_BYTES = 32;
/** How exactly the last change of a sitting is known, so that taps in a row write once. */
const SITTING_SEEN_MS = 5000;

const people = alias(accounts, 'people');

export type Session = {
  readonly account: Account;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly expiresAt: Date;
};

/** A session that has not expired, with its account in its effective role. Further data is read for staff only. */
export async function findSession(db: Transaction, token: string): Promise<Session | null> {
  const { id, firstname, lastname, email, phoneNumber, rolesId } = accounts;
  const now = new Date();
  const idleSince = new Date(now.getTime() - SITTING_IDLE_MS);
  const isStaff = gte(rolesId, ADMIN_ROLES_ID);
  const [row] = await db
    .select({
      createdAt: sessions.createdAt,
      seenAt: sessions.updatedAt,
      expiresAt: sessions.expiresAt,
      account: { id, firstname, lastname, email, phoneNumber, rolesId },
      device: { duty: devices.duty, station: devices.station, removedAt: devices.removedAt },
      person: { id: people.id, firstname: people.firstname, lastname: people.lastname },
      factorSince: secondFactors.since,
      demandedSince: restaurants.secondFactorDemandedSince,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.userId))
    .leftJoin(secondFactors, and(isStaff, eq(secondFactors.accountId, id)))
    .leftJoin(restaurants, isStaff)
    .leftJoin(devices, eq(devices.id, id))
    .leftJoin(
      sittings,
      and(eq(devices.duty, 'desk'), eq(sittings.sessionId, sessions.id), gt(sittings.lastChangeAt, idleSince)),
    )
    // Whoever is no staff any more sits nowhere.
    .leftJoin(people, and(eq(people.id, sittings.personId), gte(people.rolesId, ADMIN_ROLES_ID)))
    .where(and(eq(sessions.token, token), gt(sessions.expiresAt, now)));
  if (row === undefined) return null;
  const { account, createdAt, seenAt, expiresAt, device, person, factorSince, demandedSince } = row;
  // A device is no person, whatever its row among the accounts says.
  if (device !== null) {
    if (device.removedAt !== null) return null;
    const { duty, station } = device;
    const named =
      person === null
        ? accountOfDevice({ id: account.id, name: account.firstname, duty, station })
        : accountOfSitting(person, station);
    return { account: named, createdAt, seenAt, expiresAt };
  }
  const demand = {
    demandedSince: demandedSince?.toISOString() ?? null,
    hasFactor: factorSince !== null,
    sessionBegan: createdAt.toISOString(),
    now: now.toISOString(),
  };
  return { account: enrolmentOf(account, demand), createdAt, seenAt, expiresAt };
}

/** Begins a session of our own, like those of better-auth: with at least 190 random bits. Returns its token. */
export async function beginSession(db: Transaction, userId: string): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = new Date();
  await db.insert(sessions).values({ userId, token, createdAt: now, updatedAt: now, expiresAt: sessionEnd(now, now) });
  return token;
}

/** Begins the session of a device. Returns its token. */
export async function beginDeviceSession(db: Transaction, deviceId: string): Promise<string> {
  const token = `${DEVICE_TOKEN}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  const now = new Date();
  await db
    .insert(sessions)
    .values({ userId: deviceId, token, createdAt: now, updatedAt: now, expiresAt: deviceEnd(now) });
  return token;
}

export async function renewSession(db: Transaction, token: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt, updatedAt: new Date() }).where(eq(sessions.token, token));
}

/** The device whose session this is, whoever is named at it. */
export async function findDeviceOfSession(db: Transaction, token: string): Promise<SittingDevice> {
  const [row] = await db
    .select({ id: devices.id, name: accounts.firstname, duty: devices.duty, station: devices.station })
    .from(sessions)
    .innerJoin(devices, eq(devices.id, sessions.userId))
    .innerJoin(accounts, eq(accounts.id, devices.id))
    .where(eq(sessions.token, token));
  if (row === undefined) throw new Error('this is no session of a device');
  return { id: row.id, station: row.station, account: accountOfDevice(row) };
}

/** A change was made by whoever is named at this device: the ten minutes begin again. */
export async function extendSitting(db: Transaction, token: string): Promise<void> {
  const [own, now] = [db.select({ id: sessions.id }).from(sessions).where(eq(sessions.token, token)), new Date()];
  await db
    .update(sittings)
    .set({ lastChangeAt: now })
    .where(and(eq(sittings.sessionId, own), lt(sittings.lastChangeAt, new Date(now.getTime() - SITTING_SEEN_MS))));
}

/** Ends all sessions of an account, and names it at no device any more. */
export async function endSessionsOf(db: Transaction, accountId: string): Promise<void> {
  await db.delete(sittings).where(eq(sittings.personId, accountId));
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
