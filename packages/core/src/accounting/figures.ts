import * as z from 'zod/mini';
import { rappen } from '../money/money.ts';
import { vatRate } from '../money/vat.ts';

const count = z.int().check(z.nonnegative());

/** The figures of the books over a day or a range, in Rappen. A figure that is contained in another one says so. */
export const figures = z.object({
  /** The number of journal entries in the sums. */
  bookings: count,
  /** Orders that were delivered or collected. */
  orders: count,
  stopped: z.object({ orders: count, total: rappen }),
  refunds: z.object({ count, total: rappen }),
  /** Sales minus refunds. */
  gross: rappen,
  net: rappen,
  vat: z.array(z.object({ vatRate, gross: rappen, net: rappen, vat: rappen })),
  /** The gross by payment method. */
  paid: z.object({ cash: rappen, card: rappen, twint: rappen, giftCard: rappen, unknown: rappen }),
  /** Contained in the gross. */
  deliveryFees: rappen,
  rounding: rappen,
  /**
   * The part of the sales that was given with gift cards, not contained in the gross. Older closes have no such figure.
   */
  discounts: z.exactOptional(rappen),
  /** The debt for gift cards and its changes, without the given part; `outstanding` is the debt at the end. */
  giftCards: z.object({
    sold: rappen,
    redeemed: rappen,
    refunded: rappen,
    adjusted: rappen,
    voided: rappen,
    outstanding: rappen,
  }),
  /** Income from gift cards by payment method. */
  giftCardsPaid: z.object({ cash: rappen, card: rappen, twint: rappen, unknown: rappen }),
  /** Cash put into the till and taken out beside sales; both positive. */
  cashIn: rappen,
  cashOut: rappen,
  /** The opening of the till minus what the last close left. Older closes have no such figure. */
  openingDifference: z.exactOptional(rappen),
});
export type Figures = z.infer<typeof figures>;
