import * as z from 'zod/mini';
import { price, rappen } from '../money/money.ts';
import { aboveLimit } from '../permission/staff-limit.ts';
import { restaurant } from '../restaurant/restaurant.ts';
import { instant, localDate } from '../time/instant.ts';
import { cashCountFields } from './cash-count.ts';
import { figures } from './figures.ts';

const by = z.object({ actorId: z.nullable(z.string()), name: z.string() });

/** The count of a day's till, which may be counted anew until the day is closed. */
export const cashCount = z.extend(cashCountFields, {
  /** Counts the changes from 1. */
  revision: z.int().check(z.gte(1)),
  at: instant,
  by,
});
export type CashCount = z.infer<typeof cashCount>;

/** A day that was closed: the close itself never changes any more. Source: product design, "Roles" and "Accounting". */
export const dayClose = z.object({
  /** From 1, without gaps, together with the reversals. */
  number: z.int().check(z.gte(1)),
  day: localDate,
  at: instant,
  by,
  /** Whose books they are, as it was called then. */
  supplier: z.pick(restaurant, { name: true, street: true, postcode: true, town: true, vatNumber: true }),
  figures,
  /** `counted` in pieces or as a sum, and in Rappen what that makes, what should have been there and what was too much. */
  cash: z.extend(cashCountFields, { countedCash: price, expected: rappen, difference: rappen }),
});
export type DayClose = z.infer<typeof dayClose>;

/** The entry by which a close was taken back. The close stays beside it, and its number is not used again. */
export const closeReversal = z.object({
  number: z.int().check(z.gte(1)),
  /** The number of the close. */
  reverses: z.int().check(z.gte(1)),
  day: localDate,
  at: instant,
  by,
  reason: z.string(),
});
export type CloseReversal = z.infer<typeof closeReversal>;

/** How many open orders are named by their numbers. */
export const OPEN_ORDERS_NAMED = 5;

/** A day of the books as staff see it. */
export const dayJournal = z.object({
  day: localDate,
  /** The day that runs now. */
  today: localDate,
  figures,
  /** Null while the day is open. */
  close: z.nullable(dayClose),
  /** What was taken back of the closes of this day, oldest first. */
  reversals: z.array(closeReversal),
  count: z.nullable(cashCount),
  /** Whether something was booked or counted on a later day. */
  hasLaterEntries: z.boolean(),
  /** What the last close left in the till, in Rappen. */
  openingSuggested: price,
  /** The first day before this one that has entries and is not closed; days are closed in their order. */
  earlierOpenDay: z.nullable(localDate),
  /** How many open orders are due on this day or before. */
  openOrders: z.int().check(z.nonnegative()),
  /** The numbers of the oldest of them. */
  openOrderNumbers: z.array(z.int()).check(z.maxLength(OPEN_ORDERS_NAMED)),
  /** What staff may move by hand, in Rappen; more is for the management. */
  staffLimit: price,
  /** The last day that is closed; null: none is. */
  closedUntil: z.nullable(localDate),
});
export type DayJournal = z.infer<typeof dayJournal>;

export const accountingError = z.discriminatedUnion('code', [
  /** The close was taken back already, or there is none with this number. */
  z.object({ code: z.literal('closeNotInForce') }),
  /** Something was booked or counted on a later day, which builds on the close. */
  z.object({ code: z.literal('laterEntries') }),
  /** The day and those before it stay as they are. */
  z.object({ code: z.literal('dayClosed') }),
  z.object({ code: z.literal('dayNotBegun') }),
  z.object({ code: z.literal('earlierDayOpen'), day: localDate }),
  z.object({ code: z.literal('cashNotCounted') }),
  /** Orders of this day or before are still under way; `numbers` are those of the oldest. */
  z.object({ code: z.literal('ordersOpen'), count: z.int(), numbers: z.array(z.int()) }),
  /** There are no coins for what was in the till in the morning. */
  z.object({ code: z.literal('openingNotInCoins') }),
  /** The last close left another amount in the till, and nobody says why. */
  z.object({ code: z.literal('openingDiffers'), carried: price }),
  /** Something was booked, or counted, since whoever closes has looked. */
  z.object({ code: z.literal('figuresChanged') }),
  /** Somebody counted meanwhile. */
  z.object({ code: z.literal('countChanged') }),
  z.object({ code: z.literal('saleUnknown') }),
  z.object({ code: z.literal('refundTooHigh'), refundable: price }),
  aboveLimit,
  /** What is asked for under this id was asked for before, with other words. */
  z.object({ code: z.literal('idempotencyKeyReused') }),
]);
export type AccountingError = z.infer<typeof accountingError>;
