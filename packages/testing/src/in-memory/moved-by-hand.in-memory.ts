import { sumMovedByHand } from '@ofenpost/core/accounting/moved-by-hand';
import type { Mover } from '@ofenpost/core/role/staff-limit';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import type { Shop } from './shop.ts';

/**
 * How many Rappen somebody has moved by hand on the day of `at`, over all kinds of money; or all together have moved of the
 * order, where that is more.
 */
export function findMovedByHand({ accounting }: Pick<Shop, 'accounting'>, { actorId, at, orderNumber }: Mover): number {
  if (actorId === null) return 0;
  const bookings = accounting.entries.map(({ booking }) => booking);
  const own = bookings.filter((each) => each.actorId === actorId && businessDayOf(each.at) === businessDayOf(at));
  const ofOrder = bookings.filter((each) => orderNumber !== undefined && each.orderNumber === orderNumber);
  return Math.max(sumMovedByHand(own), sumMovedByHand(ofOrder));
}
