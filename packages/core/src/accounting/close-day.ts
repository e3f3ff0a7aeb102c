import * as z from 'zod/mini';
import { isPayableWith } from '../money/cash-rounding.ts';
import type { Restaurant } from '../restaurant/restaurant.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { AccountingError, DayClose, DayJournal } from './accounting.ts';
import { type CashCountDraft, cashDifference, countedCash, expectedCash } from './cash-count.ts';
import { openingGap } from './opening-difference.ts';

/** The revisions and figures of a day that the manager was shown. */
export const seenDay = z.object({
  bookings: z.int().check(z.nonnegative()),
  countRevision: z.int().check(z.nonnegative()),
});
export type SeenDay = z.infer<typeof seenDay>;

export const seenOf = ({ figures, count }: DayJournal): SeenDay => ({
  bookings: figures.bookings,
  countRevision: count?.revision ?? 0,
});

/** Why nothing can be added to a day now, or null. */
export function openingBlocker({ day, today, close, closedUntil }: DayJournal): AccountingError | null {
  if (close !== null || (closedUntil !== null && day <= closedUntil)) return { code: 'dayClosed' };
  return day > today ? { code: 'dayNotBegun' } : null;
}

/**
 * Why this count of a day cannot be saved, or null. The opening is what the last close left, which need not be possible
 * in coins. Another opening must be possible in coins, needs a reason, and waits until the days before are closed.
 */
export function countBlocker(
  journal: DayJournal,
  { opening, openingReason = '' }: CashCountDraft,
): AccountingError | null {
  const { openingSuggested, earlierOpenDay } = journal;
  const notOpen = openingBlocker(journal);
  if (notOpen !== null) return notOpen;
  if (!isPayableWith('cash', opening) && opening !== openingSuggested) return { code: 'openingNotInCoins' };
  if (openingGap(journal, opening) === 0) return null;
  if (earlierOpenDay !== null) return { code: 'earlierDayOpen', day: earlierOpenDay };
  return openingReason === '' ? { code: 'openingDiffers', carried: openingSuggested } : null;
}

/**
 * Why a day cannot be closed, or null. It must be open, the days before closed, its orders finished, and the till
 * counted from what the last close left.
 */
export function closeBlocker(journal: DayJournal): AccountingError | null {
  const { earlierOpenDay, count, openOrders, openOrderNumbers, openingSuggested } = journal;
  const notOpen = openingBlocker(journal);
  if (notOpen !== null) return notOpen;
  if (earlierOpenDay !== null) return { code: 'earlierDayOpen', day: earlierOpenDay };
  if (openOrders > 0) return { code: 'ordersOpen', count: openOrders, numbers: openOrderNumbers };
  if (count === null) return { code: 'cashNotCounted' };
  return openingGap(journal, count.opening) === 0 ? null : { code: 'openingDiffers', carried: openingSuggested };
}

type Closing = {
  readonly seen: SeenDay;
  /** The number of the last close; 0 when there is none. */
  readonly lastNumber: number;
  readonly by: DayClose['by'];
  readonly at: Instant;
  readonly restaurant: Restaurant;
};

/** Closes a day under the next number, if it is still as it was shown. */
export function closeDay(
  journal: DayJournal,
  { seen, lastNumber, by, at, restaurant }: Closing,
): Result<DayClose, AccountingError> {
  const refused = closeBlocker(journal);
  if (refused !== null) return err(refused);
  const { day, figures, count } = journal;
  const isAsSeen = seen.bookings === figures.bookings && seen.countRevision === count?.revision;
  if (count === null || !isAsSeen) return err({ code: 'figuresChanged' });
  const { name, street, postcode, town, vatNumber } = restaurant;
  return ok({
    number: lastNumber + 1,
    day,
    at,
    by,
    supplier: { name, street, postcode, town, vatNumber },
    figures,
    cash: {
      opening: count.opening,
      counted: count.counted,
      countedCash: countedCash(count),
      expected: expectedCash(count.opening, figures),
      difference: cashDifference(count, figures),
    },
  });
}
