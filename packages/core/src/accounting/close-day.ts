import * as z from 'zod/mini';
import { isPayableWith } from '../payment/cash-rounding.ts';
import type { Restaurant } from '../restaurant/restaurant.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { FORM_MISSING } from '../validation/basic-fields.ts';
import type { DayJournal, AccountingError, DayClose, CloseReversal } from './accounting.ts';
import { type Booking, PLAIN_BOOKING } from './booking.ts';
import { type NamedBooking, byHandLines } from './by-hand.ts';
import {
  type CashCountDraft,
  bookingReason,
  cashDifference,
  countedCash,
  expectedCash,
  optionalBookingReason,
} from './cash.ts';
import {
  bookingsOfDifferences,
  closeDifferenceFields,
  closeDifferences,
  differenceBlocker,
  methodsOnTerminal,
} from './close-difference.ts';
import { type Figures, addFigures, bookedOnTerminal, journalTotals } from './figures.ts';

type BroughtForward = Pick<DayJournal, 'openingSuggested' | 'figures'>;

/**
 * The difference of an opening of the till to what the last close left, without what is booked for the day already, in
 * Rappen. Before the first close nothing was left, so that the whole first opening is one.
 */
export const openingGap = ({ openingSuggested, figures }: BroughtForward, opening: number): number =>
  opening - openingSuggested - (figures.openingDifference ?? 0);

type By = { readonly at: Instant; readonly actorId: string | null };

/** The booking of an opening difference, in Rappen, with its reason. */
export const bookingOfOpening = (gap: number, reason: string, by: By): Booking => ({
  ...PLAIN_BOOKING,
  ...by,
  kind: 'openingDifference',
  note: reason,
  shares: [{ vatRate: 0, method: 'cash', gross: gap, vat: 0 }],
});

/** How the till began, in Rappen: the amount carried forward, the difference, and the opening. */
export function openingLines(
  opening: number,
  { openingDifference = 0 }: Pick<Figures, 'openingDifference'>,
): { readonly label: string; readonly amount: number }[] {
  return [
    { label: 'Vortrag', amount: opening - openingDifference },
    ...(openingDifference === 0 ? [] : [{ label: 'Differenz zum Vortrag', amount: openingDifference }]),
    { label: 'Anfangsbestand', amount: opening },
  ];
}

/** The revisions and figures of a day that the manager was shown, and why the provider has another amount. */
export const seenDay = z.object({
  bookings: z.int().check(z.nonnegative()),
  countRevision: z.int().check(z.nonnegative()),
  onlineReason: z.optional(optionalBookingReason),
  ...closeDifferenceFields,
});
export type SeenDay = z.infer<typeof seenDay>;

/** A day as it was shown, with a terminal that took what is booked; who has read another total puts it in its place. */
export const seenOf = ({ figures, count }: DayJournal): SeenDay => ({
  bookings: figures.bookings,
  countRevision: count?.revision ?? 0,
  terminal: bookedOnTerminal(figures),
});

/** Why nothing can be added to a day now, or null. */
export function openingBlocker({ day, today, close, closedUntil }: DayJournal): AccountingError | null {
  if (close !== null || (closedUntil !== null && day <= closedUntil)) return { code: 'dayClosed' };
  return day > today ? { code: 'dayNotBegun' } : null;
}

/**
 * The cash that should be in the till of a day now, in Rappen; null where the books do not know. Staff mostly count in the
 * evening, so until then the day begins with what the last close left. Before the first close, or with a day before that is
 * not closed, nobody has said how much that is: it is then not the books that refuse a guest money which lies in the till.
 */
export function cashInTill({
  count,
  closedUntil,
  earlierOpenDay,
  openingSuggested,
  figures,
}: Pick<DayJournal, 'count' | 'closedUntil' | 'earlierOpenDay' | 'openingSuggested' | 'figures'>): number | null {
  if (count !== null) return expectedCash(count.opening, figures);
  return closedUntil === null || earlierOpenDay !== null ? null : expectedCash(openingSuggested, figures);
}

/**
 * Why this booking cannot be paid out of the till, or null. What is written off never came into the till, so that nothing
 * is paid out for it.
 */
export function payoutBlocker(journal: DayJournal, { kind, shares }: Booking): AccountingError | null {
  if (kind !== 'refund' && kind !== 'cashOut') return null;
  const paidOut = shares.reduce((sum, { method, gross }) => (method === 'cash' ? sum - gross : sum), 0);
  const inTill = cashInTill(journal);
  return paidOut === 0 || inTill === null || paidOut <= inTill
    ? null
    : { code: 'tillTooLow', inTill: Math.max(0, inTill) };
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

/** Why it is too early to close a day, or null: what is still sold on it must not get into the next one. */
export const runningBlocker = (
  { closableFrom }: Pick<DayJournal, 'closableFrom'>,
  now: Instant,
): AccountingError | null =>
  closableFrom !== undefined && Date.parse(now) < Date.parse(closableFrom)
    ? { code: 'dayRunning', closableFrom }
    : null;

/** Why a day cannot be closed with what the provider took, or null. */
export function onlineBlocker({ online }: Pick<DayJournal, 'online'>, reason: string): AccountingError | null {
  const differences = online?.differences ?? [];
  return differences.length === 0 || reason !== ''
    ? null
    : { code: 'onlineDiffers', numbers: differences.map(({ orderNumber }) => orderNumber) };
}

type Closing = {
  readonly seen: SeenDay;
  /** The number of the last close; 0 when there is none. */
  readonly lastNumber: number;
  /** The bookings of the day so far, with who made them. */
  readonly booked: readonly NamedBooking[];
  readonly by: DayClose['by'];
  readonly at: Instant;
  readonly restaurant: Restaurant;
};

/**
 * Closes a day under the next number, if it is still as it was shown. What is missing or over is booked before the close,
 * whose figures contain it, so that the books know with what the next day begins.
 */
export function closeDay(
  journal: DayJournal,
  { seen, lastNumber, booked, by, at, restaurant }: Closing,
): Result<{ readonly close: DayClose; readonly bookings: readonly Booking[] }, AccountingError> {
  const { onlineReason = '', differenceReason = '', terminal } = seen;
  const refused = closeBlocker(journal) ?? onlineBlocker(journal, onlineReason);
  if (refused !== null) return err(refused);
  const { day, figures, count, online } = journal;
  const isAsSeen = seen.bookings === figures.bookings && seen.countRevision === count?.revision;
  if (count === null || !isAsSeen) return err({ code: 'figuresChanged' });
  const blocked = differenceBlocker(journal, seen) ?? runningBlocker(journal, at);
  if (blocked !== null) return err(blocked);
  const { name, street, postcode, town, vatNumber } = restaurant;
  const { actorId } = by;
  const bookings = bookingsOfDifferences(closeDifferences(journal, seen), differenceReason, { at, actorId });
  const close = {
    number: lastNumber + 1,
    day,
    at,
    by,
    supplier: { name, street, postcode, town, vatNumber },
    figures: addFigures(figures, journalTotals(bookings, figures.giftCards.outstanding)),
    cash: {
      opening: count.opening,
      counted: count.counted,
      countedCash: countedCash(count),
      expected: expectedCash(count.opening, figures),
      difference: cashDifference(count, figures),
    },
    ...(online !== undefined && {
      online: { ...online, reason: online.differences.length === 0 ? '' : onlineReason },
    }),
    ...(terminal !== undefined && methodsOnTerminal(journal, terminal).length > 0 && { terminal }),
    byHand: byHandLines([...booked, ...bookings.map((booking) => ({ booking, name: by.name }))]),
  };
  return ok({ close, bookings });
}

/** The reason for reversing a close. */
export const closeReversalDraft = z.object({ reason: bookingReason }, FORM_MISSING);
export type CloseReversalDraft = z.infer<typeof closeReversalDraft>;

export const BLANK_CLOSE_REVERSAL: CloseReversalDraft = { reason: '' };

/**
 * Why the close with this number cannot be reversed, or null. It must be the close in force, and nothing may be booked
 * or counted on a later day. Source: product design, "Roles".
 */
export function reversalBlocker({ close, hasLaterEntries }: DayJournal, number: number): AccountingError | null {
  if (close?.number !== number) return { code: 'closeNotInForce' };
  return hasLaterEntries ? { code: 'laterEntries' } : null;
}

type Reversing = {
  /** The number of the close that the manager was shown. */
  readonly number: number;
  readonly draft: CloseReversalDraft;
  /** The last number of a close or a reversal. */
  readonly lastNumber: number;
  readonly by: CloseReversal['by'];
  readonly at: Instant;
};

/** Reverses a close under the next number. Both stay; the day is open again. */
export function reverseClose(
  journal: DayJournal,
  { number, draft, lastNumber, by, at }: Reversing,
): Result<CloseReversal, AccountingError> {
  const refused = reversalBlocker(journal, number);
  if (refused !== null) return err(refused);
  return ok({ number: lastNumber + 1, reverses: number, day: journal.day, at, by, reason: draft.reason });
}
