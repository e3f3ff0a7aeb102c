import { ADMIN_ROLES_ID } from '@ofenpost/core/role/role';
import type { SittingRepository } from '@ofenpost/core/sitting/sitting.use-cases';
import { and, eq, gte } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import { sessions } from '../session/session.table.ts';
import { pinAttempts, sittings, staffPins } from './sitting.table.ts';

const { id, firstname, lastname, rolesId } = accounts;
const isStaff = gte(rolesId, ADMIN_ROLES_ID);

const saveAttempts =
  (tx: Transaction): SittingRepository['saveAttempts'] =>
  async (deviceId, personId, { wrong, blockedUntil }) => {
    const row = { wrong, blockedUntil: blockedUntil === null ? null : new Date(blockedUntil) };
    await tx
      .insert(pinAttempts)
      .values({ deviceId, personId, ...row })
      .onConflictDoUpdate({ target: [pinAttempts.deviceId, pinAttempts.personId], set: row });
  };

/** PINs and sittings in a transaction; `token` is the session of the device. */
export const createSittingRepository = (tx: Transaction, token: string | null): SittingRepository => ({
  findPinTime: async (accountId) => {
    const [row] = await tx.select().from(staffPins).where(eq(staffPins.accountId, accountId));
    return row?.since.toISOString() ?? null;
  },
  savePin: async (accountId, pin) => {
    await tx.delete(sittings).where(eq(sittings.personId, accountId));
    await tx.delete(pinAttempts).where(eq(pinAttempts.personId, accountId));
    if (pin === null) return void (await tx.delete(staffPins).where(eq(staffPins.accountId, accountId)));
    const row = { hash: pin.hash, since: new Date(pin.at) };
    await tx
      .insert(staffPins)
      .values({ accountId, ...row })
      .onConflictDoUpdate({ target: staffPins.accountId, set: row });
  },
  listPeople: () =>
    tx
      .select({ id, firstname, lastname })
      .from(staffPins)
      .innerJoin(accounts, and(eq(id, staffPins.accountId), isStaff)),
  lockHolder: async (deviceId, personId) => {
    const [holder] = await tx
      .select({ id, firstname, lastname, pinHash: staffPins.hash })
      .from(staffPins)
      .innerJoin(accounts, and(eq(id, staffPins.accountId), isStaff))
      .where(eq(staffPins.accountId, personId));
    if (holder === undefined) return null;
    await tx.insert(pinAttempts).values({ deviceId, personId }).onConflictDoNothing();
    const isThis = and(eq(pinAttempts.deviceId, deviceId), eq(pinAttempts.personId, personId));
    const [attempts] = await tx.select().from(pinAttempts).where(isThis).for('update');
    return {
      ...holder,
      attempts: { wrong: attempts?.wrong ?? 0, blockedUntil: attempts?.blockedUntil?.toISOString() ?? null },
    };
  },
  saveAttempts: saveAttempts(tx),
  begin: async (personId) => {
    const [session] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.token, token ?? ''));
    if (session === undefined) throw new Error('the session of the device has ended');
    const row = { personId, lastChangeAt: new Date() };
    await tx
      .insert(sittings)
      .values({ sessionId: session.id, ...row })
      .onConflictDoUpdate({ target: sittings.sessionId, set: row });
  },
  end: async () => {
    const own = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.token, token ?? ''));
    await tx.delete(sittings).where(eq(sittings.sessionId, own));
  },
  recordAudit: (entry) => recordAudit(tx, entry),
});
