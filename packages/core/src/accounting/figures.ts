import * as z from 'zod/mini';
import { rappen } from '../money/money.ts';
import { vatRate } from '../money/vat.ts';

const count = z.int().check(z.nonnegative());

/** The figures of the books over a day or a range, in Rappen. What is contained in another figure says so. */
export const figures = z.object({
  /** How many entries of the journal they are summed from. */
  bookings: count,
  /** Orders that were handed over. */
  orders: count,
  stopped: z.object({ orders: count, total: rappen }),
  refunds: z.object({ count, total: rappen }),
  /** Sales without what was refunded. */
  gross: rappen,
  net: rappen,
  vat: z.array(z.object({ vatRate, gross: rappen, net: rappen, vat: rappen })),
  /** How the gross was paid. */
  paid: z.object({ cash: rappen, card: rappen, twint: rappen, giftCard: rappen, unknown: rappen }),
  /** Contained in the gross. */
  deliveryFees: rappen,
  rounding: rappen,
  /** Not contained in the gross: what of the sales was given with gift cards. Missing in closes from before it was. */
  discounts: z.exactOptional(rappen),
  /** What the restaurant owes for gift cards, and how it changed, without what was given; `outstanding` at the end. */
  giftCards: z.object({
    sold: rappen,
    redeemed: rappen,
    refunded: rappen,
    adjusted: rappen,
    voided: rappen,
    outstanding: rappen,
  }),
  /** What gift cards brought in by each means of payment. */
  giftCardsPaid: z.object({ cash: rappen, card: rappen, twint: rappen, unknown: rappen }),
  /** What was put into the till and taken out besides sales; both positive. */
  cashIn: rappen,
  cashOut: rappen,
  /** What the till held in the morning above what the last close left. Closes older than this figure have none. */
  openingDifference: z.exactOptional(rappen),
});
export type Figures = z.infer<typeof figures>;
