import { inRappen } from '../money/format-money.ts';
import type { FeeTier, OrderLocation } from './order-location.ts';

const higherTier = (a: FeeTier, b: FeeTier): FeeTier =>
  b.from > a.from || (b.from === a.from && b.fee < a.fee) ? b : a;

/**
 * The delivery fee in Rappen for a cart total: that of the highest tier reached (exactly its amount is enough), 0 from
 * `freeFrom` on and below the lowest tier. The tiers may be in any order; of two from the same amount the cheaper one
 * applies. Throws a RangeError for a total that is not a safe integer, so that a free delivery is never a guess.
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
 * The amount that is missing to the minimum order, in Rappen; 0 from exactly its amount on. The fee does not count.
 * Throws a RangeError for a total that is not a safe integer.
 */
export const missingToMinimumOrder = (
  { minimumOrder }: Pick<OrderLocation, 'minimumOrder'>,
  cartTotal: number,
): number => Math.max(0, minimumOrder - inRappen(cartTotal));

/** The least minimum order of all areas, in Rappen; 0 without any. */
export const leastMinimumOrder = (orderLocations: readonly Pick<OrderLocation, 'minimumOrder'>[]): number =>
  orderLocations.length === 0 ? 0 : Math.min(...orderLocations.map(({ minimumOrder }) => minimumOrder));

/** The same before the area is known: to the least of all areas. */
export const missingAnywhere = (
  orderLocations: readonly Pick<OrderLocation, 'minimumOrder'>[],
  cartTotal: number,
): number => missingToMinimumOrder({ minimumOrder: leastMinimumOrder(orderLocations) }, cartTotal);
