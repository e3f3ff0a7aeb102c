import * as z from 'zod/mini';
import { price } from '../money/money.ts';
import { type Instant, instant } from '../time/instant.ts';

/** The number of shown prices of a product. */
export const PRICE_CHANGES_MAX = 50;

/** A change of a price, with person and time. */
export const priceChange = z.object({
  /** The number of the entry in the audit log. */
  number: z.int(),
  at: instant,
  /** First and last name; null for a deleted account. */
  by: z.nullable(z.string()),
  /** In Rappen; null for the first price. */
  from: z.nullable(price),
  to: price,
});
export type PriceChange = z.infer<typeof priceChange>;

type Recorded = {
  readonly number: number;
  readonly at: Instant;
  readonly by: string | null;
  readonly before: unknown;
  readonly after: unknown;
};

const priced = z.object({ price });
const priceIn = (stored: unknown): number | null => priced.safeParse(stored).data?.price ?? null;

/** The prices in the audit records of a product, in their order; records that did not change the price are left out. */
export const priceChangesOf = (recorded: readonly Recorded[]): PriceChange[] =>
  recorded.flatMap(({ number, at, by, before, after }) => {
    const [from, to] = [priceIn(before), priceIn(after)];
    return to === null || from === to ? [] : [{ number, at, by, from, to }];
  });
