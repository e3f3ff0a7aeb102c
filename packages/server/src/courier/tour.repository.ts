import type { TourRepository } from '@ofenpost/core/courier/courier.use-cases';
import type { HandIn } from '@ofenpost/core/courier/hand-in';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { asc, desc, eq, gte, sql } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import { recordAudit, signatureAt } from '../audit/audit-log.repository.ts';
import type { Database, Transaction } from '../database/database.ts';
import { findDelivered, findStops } from '../order/order.repository.ts';
import { courierHandIns } from './hand-in.table.ts';

const nameOf = sql<string>`coalesce(trim(${accounts.firstname} || ' ' || ${accounts.lastname}), '')`;

const countsIn = (db: Transaction): Pick<TourRepository, 'listDelivered' | 'findLastHandIn'> => ({
  listDelivered: (courierId, after) => findDelivered(db, courierId, after),
  findLastHandIn: async (courierId) => {
    const [last] = await db
      .select({ at: courierHandIns.at, float: courierHandIns.float })
      .from(courierHandIns)
      .where(eq(courierHandIns.courierId, courierId))
      .orderBy(desc(courierHandIns.at))
      .limit(1);
    return last ?? null;
  },
});

export const createTourRepository = (database: Database): TourRepository => ({
  ...countsIn(database),
  listStops: (courierId) => findStops(database, courierId),
  listPeople: () =>
    database
      .select({ id: accounts.id, name: nameOf })
      .from(accounts)
      .where(gte(accounts.rolesId, ROLES_ID.courier))
      .orderBy(asc(accounts.rolesId), asc(nameOf)),
  saveHandIn: (courierId, id, count) =>
    database.transaction(async (tx) => {
      // Two devices of one courier count one after the other.
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, courierId)).for('update');
      const [earlier] = await tx.select().from(courierHandIns).where(eq(courierHandIns.id, id));
      if (earlier !== undefined) return earlier;
      const { handIn, audited } = await count(countsIn(tx));
      await tx.insert(courierHandIns).values({ ...handIn, pieces: [...handIn.pieces], day: businessDayOf(handIn.at) });
      await recordAudit(tx, { ...audited, at: handIn.at, actorId: courierId });
      return handIn;
    }),
});

/** The counts on a day of the books, oldest first. */
export const findHandIns = (db: Transaction, day: LocalDate): Promise<HandIn[]> => {
  const { id, at, courierId, float, collected, counted, difference } = courierHandIns;
  return db
    .select({
      id,
      at,
      courierId,
      name: sql<string>`coalesce(${signatureAt(at)}, '')`,
      float,
      collected,
      counted,
      difference,
    })
    .from(courierHandIns)
    .leftJoin(accounts, eq(accounts.id, courierId))
    .where(eq(courierHandIns.day, day))
    .orderBy(asc(at));
};
