import type { Device } from '@ofenpost/core/device/device';
import type { DeviceRepository } from '@ofenpost/core/device/device.use-cases';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import { and, desc, eq, gt, isNull, max } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import { endSessionsOf } from '../session/session.repository.ts';
import { sessions } from '../session/session.table.ts';
import { onShopClock } from '../time/time.ts';
import { devices } from './device.table.ts';

async function listDevices(db: Transaction, clock: ClockPort): Promise<Device[]> {
  const { id, duty, station, madeAt, codeEndsAt } = devices;
  const rows = await db
    .select({ id, name: accounts.firstname, duty, station, madeAt, codeEndsAt, lastSeenAt: max(sessions.updatedAt) })
    .from(devices)
    .innerJoin(accounts, eq(accounts.id, id))
    .leftJoin(sessions, and(eq(sessions.userId, id), gt(sessions.expiresAt, new Date())))
    .where(isNull(devices.removedAt))
    .groupBy(id, accounts.id)
    .orderBy(desc(madeAt));
  return rows.map(({ madeAt: at, lastSeenAt: seen, codeEndsAt: end, ...row }) => ({
    ...row,
    madeAt: at.toISOString(),
    lastSeenAt: seen === null ? null : onShopClock(clock, seen),
    codeEndsAt: end?.toISOString() ?? null,
  }));
}

/** The devices in a transaction; `beginSession` gives this browser the session of a device. */
export const createDeviceRepository = (
  tx: Transaction,
  { clock, beginSession }: { readonly clock: ClockPort } & Pick<DeviceRepository, 'beginSession'>,
): DeviceRepository => ({
  list: () => listDevices(tx, clock),
  add: async ({ id, name, duty, station, madeAt, codeHash, codeEndsAt }) => {
    // Its address belongs to nobody and gets no mail: the top-level name exists for that (RFC 2606).
    await tx.insert(accounts).values({ id, firstname: name, name, email: `${id}@device.invalid` });
    const times = { madeAt: new Date(madeAt), codeEndsAt: new Date(codeEndsAt) };
    await tx.insert(devices).values({ id, duty, station, codeHash, ...times });
  },
  takeCode: async (codeHash, now) => {
    const isValid = and(
      eq(devices.codeHash, codeHash),
      gt(devices.codeEndsAt, new Date(now)),
      isNull(devices.removedAt),
    );
    const [taken] = await tx
      .update(devices)
      .set({ codeHash: null, codeEndsAt: null })
      .where(isValid)
      .returning({ id: devices.id, duty: devices.duty, station: devices.station });
    if (taken === undefined) return null;
    const [named] = await tx.select({ name: accounts.firstname }).from(accounts).where(eq(accounts.id, taken.id));
    return { ...taken, name: named?.name ?? '' };
  },
  beginSession,
  remove: async (id, at) => {
    const removed = { codeHash: null, codeEndsAt: null, removedAt: new Date(at) };
    await tx.update(devices).set(removed).where(eq(devices.id, id));
    await endSessionsOf(tx, id);
  },
  recordAudit: (entry) => recordAudit(tx, entry),
});
