import { inRappen } from '../money/in-rappen.ts';
import type { FeeTier, OrderLocation } from './order-location.ts';

const higherTier = (a: FeeTier, b: FeeTier): FeeTier =>
  b.from > a.from || (b.from === a.from && b.fee < a.fee) ? b : a;

/**
 * The delivery fee in Rappen for a cart total: that of the highest tier reached (exactly its amount is enough), nothing
 * from `freeFrom` on and below the lowest tier. The tiers may stand in any order; of two from the same amount the cheaper
 * one counts. Throws a RangeError for a total that is not a safe integer: a free delivery must not be guessed.
 */
export function deliveryFee(
  { feeTiers, freeFrom }: Pick<OrderLocation, 'feeTiers' | 'freeFrom'>,
  cartTotal: number,
): number {
  const total = inRappen(cartTotal);
  if (freeFrom !== null && total >= freeFrom) return 0;
  const [first, ...others] = feeTiers.filter(({ from }) => from <= total);
  return first === undefined ? 0 : others.reduce(higherTier, first).fee;
}

/**
 * How many Rappen are missing to the minimum order; 0 when it is reached, exactly too. The fee does not count. Throws a
 * RangeError for a total that is not a safe integer.
 */
export const missingToMinimumOrder = (
  { minimumOrder }: Pick<OrderLocation, 'minimumOrder'>,
  cartTotal: number,
): number => Math.max(0, minimumOrder - inRappen(cartTotal));

/** The same wherever it is brought, before anybody knows: the least of all areas, 0 without any. */
export const missingAnywhere = (
  orderLocations: readonly Pick<OrderLocation, 'minimumOrder'>[],
  cartTotal: number,
): number =>
  orderLocations.length === 0
    ? 0
    : Math.min(...orderLocations.map((orderLocation) => missingToMinimumOrder(orderLocation, cartTotal)));
