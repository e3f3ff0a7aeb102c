import * as z from 'zod/mini';
import { price } from '../money/money.ts';
import { instant } from '../time/instant.ts';

/** What the check of the age at the door showed, and when; the audit log says who checked. */
export const ageCheck = z.object({ at: instant, result: z.enum(['oldEnough', 'withheld']) });
export type AgeCheck = z.infer<typeof ageCheck>;

/** The tour in which a courier drives an order. */
export const orderTour = z.object({
  /** The account. */
  courierId: z.string(),
  /** Where it stands in the tour; of equal ones the lower number comes first. */
  position: z.int(),
  ageCheck: z.optional(ageCheck),
  /** In Rappen: cash that the guest gave on top. It is the courier's and does not get into the till. */
  cashTip: z.optional(price),
  /** The keys of the courier's last taps: the same tap may arrive again, also after the desk has undone it. */
  taps: z.optional(z.array(z.uuid())),
  /** When the courier saw that the order was cancelled. */
  seenAt: z.optional(instant),
});
export type OrderTour = z.infer<typeof orderTour>;
