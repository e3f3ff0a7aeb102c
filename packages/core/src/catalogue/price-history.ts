import * as z from 'zod/mini';
import { price } from '../money/money.ts';
import { type Instant, instant } from '../time/instant.ts';

/** How many prices of a product are shown. */
export const PRICE_CHANGES_MAX = 50;

/** Who set a price, when. */
export const priceChange = z.object({
  /** Of the audit log's entry. */
  number: z.int(),
  at: instant,
  /** First and last name; null for an account that is gone. */
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

/** The prices that stand in what was recorded of a product, in its order; nothing of what left the price alone. */
export const priceChangesOf = (recorded: readonly Recorded[]): PriceChange[] =>
  recorded.flatMap(({ number, at, by, before, after }) => {
    const [from, to] = [priceIn(before), priceIn(after)];
    return to === null || from === to ? [] : [{ number, at, by, from, to }];
  });
