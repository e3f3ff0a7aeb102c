import type { Booking } from '@ofenpost/core/accounting/booking';
import { movedByHand } from '@ofenpost/core/accounting/moved-by-hand';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import type { Instant } from '@ofenpost/core/time/instant';
import type { Shop } from './shop.ts';

type Mover = { readonly actorId: string | null; readonly at: Instant; readonly orderNumber?: number };

const sumOf = (moved: readonly Booking[]): number => moved.reduce((sum, booking) => sum + movedByHand(booking), 0);

/**
 * How many Rappen somebody has moved by hand on the day of `at`, over all kinds of money; or all together have moved of the
 * order, where that is more.
 */
export function findMovedByHand({ accounting }: Pick<Shop, 'accounting'>, { actorId, at, orderNumber }: Mover): number {
  if (actorId === null) return 0;
  const bookings = accounting.entries.map(({ booking }) => booking);
  const own = bookings.filter((each) => each.actorId === actorId && businessDayOf(each.at) === businessDayOf(at));
  const ofOrder = bookings.filter((each) => orderNumber !== undefined && each.orderNumber === orderNumber);
  return Math.max(sumOf(own), sumOf(ofOrder));
}
