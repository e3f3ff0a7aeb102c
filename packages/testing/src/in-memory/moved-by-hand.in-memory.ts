import { movedByHand } from '@ofenpost/core/accounting/moved-by-hand';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import type { Instant } from '@ofenpost/core/time/instant';
import type { Shop } from './shop.ts';

/** How many Rappen somebody has moved by hand on the day of `at`, over all kinds of money. */
export const findMovedByHand = (
  { accounting }: Pick<Shop, 'accounting'>,
  { actorId, at }: { readonly actorId: string | null; readonly at: Instant },
): number =>
  accounting.entries
    .filter(({ booking }) => actorId !== null && booking.actorId === actorId)
    .filter(({ booking }) => businessDayOf(booking.at) === businessDayOf(at))
    .reduce((sum, { booking }) => sum + movedByHand(booking), 0);
