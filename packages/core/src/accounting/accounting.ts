import * as z from 'zod/mini';
import { handIn } from '../courier/hand-in.ts';
import { price, rappen } from '../money/money.ts';
import { paymentMethod } from '../payment/payment.ts';
import { restaurant } from '../restaurant/restaurant.ts';
import { aboveLimit } from '../role/staff-limit.ts';
import { instant, localDate } from '../time/instant.ts';
import { bookingKind } from './booking.ts';
import { cashCountFields } from './cash.ts';
import { figures, terminalTotals } from './figures.ts';
import { closedOnline, onlineComparison } from './online-comparison.ts';

const by = z.object({ actorId: z.nullable(z.string()), name: z.string() });

/** The count of a day's till, which may be repeated until the day is closed. */
export const cashCount = z.extend(cashCountFields, {
  /** Counts the changes from 1. */
  revision: z.int().check(z.gte(1)),
  at: instant,
  by,
});
export type CashCount = z.infer<typeof cashCount>;

/** What somebody moved by hand on a day: one line for each booking. */
export const byHandLine = z.object({
  kind: bookingKind,
  /** Of the order; null where there is none. */
  number: z.nullable(z.int()),
  /** In Rappen, below zero where money went. */
  amount: rappen,
  /** Who booked it, as they were named then, with a number where several people on the close are called the same. */
  name: z.string(),
  note: z.string(),
});
export type ByHandLine = z.infer<typeof byHandLine>;

/** A closed day; a close never changes. Source: product design, "Roles" and "Accounting". */
export const dayClose = z.object({
  /** From 1, without gaps, together with the reversals. */
  number: z.int().check(z.gte(1)),
  day: localDate,
  at: instant,
  by,
  /** The restaurant as it was named on that day. */
  supplier: z.pick(restaurant, { name: true, street: true, postcode: true, town: true, vatNumber: true }),
  figures,
  /**
   * `counted` is in pieces or as a sum. The other fields, in Rappen: its sum, the amount that was expected and the
   * difference.
   */
  cash: z.extend(cashCountFields, { countedCash: price, expected: rappen, difference: rappen }),
  /** The provider beside the books; null or missing: nothing was paid online, or the close is older. */
  online: z.optional(z.nullable(closedOnline)),
  /** What the terminal took; null or missing: nobody had to read it, or the close is older. */
  terminal: z.optional(z.nullable(terminalTotals)),
  /** What was moved by hand, by person; null or missing: the close is older. */
  byHand: z.optional(z.nullable(z.array(byHandLine))),
});
export type DayClose = z.infer<typeof dayClose>;

/** The entry that reverses a close. The close stays, and its number is not used again. */
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

/** The largest number of open orders that are listed by number. */
export const OPEN_ORDERS_NAMED = 5;

/** A day of the books as staff see it. */
export const dayJournal = z.object({
  day: localDate,
  /** The current day. */
  today: localDate,
  figures,
  /** Null while the day is open. */
  close: z.nullable(dayClose),
  /** The reversals of closes of this day, oldest first. */
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
  /** The largest amount that staff may move by hand, in Rappen; more is for the management. */
  staffLimit: price,
  /** The counts of couriers on this day, oldest first. */
  handIns: z.optional(z.array(handIn)),
  /** What the provider took, beside the books; missing: nothing was paid online, or the close has it. */
  online: z.optional(onlineComparison),
  /** The last closed day; null when no day is closed. */
  closedUntil: z.nullable(localDate),
  /** From when the current day can be closed; missing: it is closed, or another day. */
  closableFrom: z.optional(instant),
});
export type DayJournal = z.infer<typeof dayJournal>;

export const accountingError = z.discriminatedUnion('code', [
  /** The close was reversed already, or no close has this number. */
  z.object({ code: z.literal('closeNotInForce') }),
  /** Something was booked or counted on a later day, which builds on the close. */
  z.object({ code: z.literal('laterEntries') }),
  /** The day and those before it cannot be changed. */
  z.object({ code: z.literal('dayClosed') }),
  z.object({ code: z.literal('dayNotBegun') }),
  /** Something can still be sold on the day, or its VAT period would end before it. */
  z.object({ code: z.literal('dayRunning'), closableFrom: instant }),
  z.object({ code: z.literal('earlierDayOpen'), day: localDate }),
  z.object({ code: z.literal('cashNotCounted') }),
  /** Orders of this day or before are still open; `numbers` are those of the oldest. */
  z.object({ code: z.literal('ordersOpen'), count: z.int(), numbers: z.array(z.int()) }),
  /** The provider took another amount than was booked, and no reason was given; `numbers` are the orders'. */
  z.object({ code: z.literal('onlineDiffers'), numbers: z.array(z.int()) }),
  /** The books have payments by card or TWINT, and nobody has said what the terminal took. */
  z.object({ code: z.literal('terminalNotRead') }),
  /** More is missing or over than needs no reason, and no reason was given. */
  z.object({ code: z.literal('closeDiffers'), method: paymentMethod, difference: rappen }),
  /** The opening amount cannot be made of coins. */
  z.object({ code: z.literal('openingNotInCoins') }),
  /** The till begins with another amount than the last close left, or than nothing before the first, without a reason. */
  z.object({ code: z.literal('openingDiffers'), carried: price }),
  /** Something was booked or counted after the figures were shown. */
  z.object({ code: z.literal('figuresChanged') }),
  /** Somebody else has saved a count in the meantime. */
  z.object({ code: z.literal('countChanged') }),
  z.object({ code: z.literal('saleUnknown') }),
  z.object({ code: z.literal('refundTooHigh'), refundable: price }),
  /** More than was collected at the door this way, so that it cannot be written off. */
  z.object({ code: z.literal('writeOffTooHigh'), refundable: price }),
  /** Goodwill would make spirits cheaper, which the law forbids; `refundable` is left without them. */
  z.object({ code: z.literal('goodwillOnSpirits'), refundable: price }),
  /** More than the gift card paid of the order and has not got back, so that it cannot go back onto it. */
  z.object({ code: z.literal('giftCardRefundTooHigh'), refundable: price }),
  /** More would go back online than was paid online and is left. */
  z.object({ code: z.literal('onlineRefundTooHigh'), refundable: price }),
  /** More would go back this way than was paid so and is left, which only the management allows. */
  z.object({ code: z.literal('refundOtherWay'), refundable: price }),
  /** The till holds less cash, as far as the books know. */
  z.object({ code: z.literal('tillTooLow'), inTill: price }),
  /** Pieces or the fee were given back before, or the order has no such line. */
  z.object({ code: z.literal('partsRefunded') }),
  /** The parts are worth another amount than was seen. */
  z.object({ code: z.literal('refundAmountDiffers'), amount: price }),
  aboveLimit,
  /** The same id was used before with other content. */
  z.object({ code: z.literal('idempotencyKeyReused') }),
]);
export type AccountingError = z.infer<typeof accountingError>;
