import { dayEndOf } from '@ofenpost/core/accounting/books';
import { sumMovedByHand } from '@ofenpost/core/accounting/moved-by-hand';
import type { Mover } from '@ofenpost/core/role/staff-limit';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { addDays } from '@ofenpost/core/time/zurich';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { findBookedOfOrder, findBookingsBy, lockForBooking } from './booking.repository.ts';

/**
 * How many Rappen somebody has moved by hand on a day, over all kinds of money, for `whyAboveLimit`; or all together have
 * moved of the order, where that is more. Until the
 * transaction ends the same person moves nothing else, so that two requests at once cannot both stay below the limit:
 * call it after orders and gift cards are locked, and before the request is looked for as a repeated one.
 */
export async function findMovedByHand(tx: Transaction, { actorId, at, orderNumber }: Mover): Promise<number> {
  if (actorId === null) return 0;
  const day = businessDayOf(at);
  // Always after the lock of the books, as everything that books waits for that one first.
  await lockForBooking(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`moved-by-hand ${actorId} ${day}`}, 0))`);
  const moved = await findBookingsBy(tx, {
    actorId,
    from: dayEndOf(addDays(day, -1)),
    until: dayEndOf(day),
  });
  const ofOrder = orderNumber === undefined ? [] : await findBookedOfOrder(tx, orderNumber);
  return Math.max(sumMovedByHand(moved), sumMovedByHand(ofOrder.map(({ booking }) => booking)));
}
