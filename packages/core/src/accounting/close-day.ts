import * as z from 'zod/mini';
import { isPayableWith } from '../money/cash-rounding.ts';
import type { Restaurant } from '../restaurant/restaurant.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import type { AccountingError, DayClose, DayJournal } from './accounting.ts';
import { type CashCountDraft, cashDifference, countedCash, expectedCash } from './cash-count.ts';

/** What whoever closes a day has seen of it. */
export const seenDay = z.object({
  bookings: z.int().check(z.nonnegative()),
  countRevision: z.int().check(z.nonnegative()),
});
export type SeenDay = z.infer<typeof seenDay>;

export const seenOf = ({ figures, count }: DayJournal): SeenDay => ({
  bookings: figures.bookings,
  countRevision: count?.revision ?? 0,
});

/** Why nothing can be added to a day as things stand, or null. */
export function whyNotOpen({ day, today, close, closedUntil }: DayJournal): AccountingError | null {
  if (close !== null || (closedUntil !== null && day <= closedUntil)) return { code: 'dayClosed' };
  return day > today ? { code: 'dayNotBegun' } : null;
}

/**
 * Why a day cannot be counted like this, or null. The opening is in coins that there are, unless it is what the last close
 * left: that may be older than the rule.
 */
export function whyNotCount(journal: DayJournal, { opening }: CashCountDraft): AccountingError | null {
  const notOpen = whyNotOpen(journal);
  if (notOpen !== null) return notOpen;
  const isCash = isPayableWith('cash', opening) || opening === journal.openingSuggested;
  return isCash ? null : { code: 'openingNotInCoins' };
}

/** Why a day cannot be closed, or null: open, the earlier ones closed, its orders finished, the till counted. */
export function whyNotClose(journal: DayJournal): AccountingError | null {
  const { earlierOpenDay, count, openOrders, openOrderNumbers } = journal;
  const notOpen = whyNotOpen(journal);
  if (notOpen !== null) return notOpen;
  if (earlierOpenDay !== null) return { code: 'earlierDayOpen', day: earlierOpenDay };
  if (openOrders > 0) return { code: 'ordersOpen', count: openOrders, numbers: openOrderNumbers };
  return count === null ? { code: 'cashNotCounted' } : null;
}

type Closing = {
  readonly seen: SeenDay;
  /** The number of the last close; 0: there is none. */
  readonly lastNumber: number;
  readonly by: DayClose['by'];
  readonly at: Instant;
  readonly restaurant: Restaurant;
};

/** Closes a day as it was seen, under the next number. */
export function closeDay(
  journal: DayJournal,
  { seen, lastNumber, by, at, restaurant }: Closing,
): Result<DayClose, AccountingError> {
  const refused = whyNotClose(journal);
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
