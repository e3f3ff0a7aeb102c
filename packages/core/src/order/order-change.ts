import * as z from 'zod/mini';
import { legalAge } from '../declaration/declaration.ts';
import { price } from '../money/money.ts';
import { aboveLimit } from '../role/staff-limit.ts';
import { orderStepError } from './order.ts';

/** Alcohol is handed over to nobody whose age no id has proved. */
const ageUnchecked = z.object({ code: z.literal('ageUnchecked'), minimumAge: legalAge });

/** Why a step by staff was refused. */
export const orderStepRefusal = z.discriminatedUnion('code', [
  ...orderStepError.def.options,
  ageUnchecked,
  aboveLimit,
  /** Something else came under this key before. */
  z.object({ code: z.literal('idempotencyKeyReused') }),
]);
export type OrderStepRefusal = z.infer<typeof orderStepRefusal>;

/** Why a change of an order that is no step was refused. */
export const orderChangeError = z.discriminatedUnion('code', [
  ...orderStepRefusal.def.options,
  /** The last step was taken too long ago, or by the guest, or its day of the books is closed. */
  z.object({ code: z.literal('undoTooLate') }),
  /** What the gift card got back has been spent meanwhile, or the card is void. */
  z.object({ code: z.literal('giftCardSpent') }),
  /** A promise needs an accepted order that is not finished, and a time that is still to come. */
  z.object({ code: z.literal('promiseInvalid') }),
  /** Nothing was collected at the door, or it was paid like this already, tip and rest included. */
  z.object({ code: z.literal('nothingToCorrect') }),
  /** More came in than was due, at the door or as the rest; `most` is what could. */
  z.object({ code: z.literal('paymentTooHigh'), most: price }),
  /** More was given back already than would have been paid. */
  z.object({ code: z.literal('refundedBefore') }),
  /** The edit changes nothing, or names a line that the order does not have. */
  z.object({ code: z.literal('nothingToEdit') }),
  /** Only what left the kitchen is delivered again, and no more of it than there was. */
  z.object({ code: z.literal('nothingToRedeliver') }),
  /** Spirits would be given away, which the law forbids: nothing was wrong with them. */
  z.object({ code: z.literal('goodwillOnSpirits') }),
  /** The account is gone, or drives no longer. */
  z.object({ code: z.literal('courierUnknown') }),
  /** The courier has left: what is to be added is an order of its own. */
  z.object({ code: z.literal('alreadyOnTheWay') }),
  /** Nothing would be left; such an order is cancelled. */
  z.object({ code: z.literal('nothingLeft') }),
  z.object({ code: z.literal('lineUnavailable'), name: z.string() }),
  z.object({ code: z.literal('orderLocationUnavailable') }),
  z.object({ code: z.literal('belowMinimumOrder'), minimumOrder: price, missing: price }),
  /** The oven has no room for what was added at the promised time. */
  z.object({ code: z.literal('slotFull') }),
  z.object({ code: z.literal('totalTooHigh') }),
  /** The total is another one than the person saw. */
  z.object({ code: z.literal('totalChanged'), totalPrice: price }),
]);
export type OrderChangeError = z.infer<typeof orderChangeError>;
