import type { FeeTier, OrderLocation } from './order-location.ts';

const higherTier = (a: FeeTier, b: FeeTier): FeeTier =>
  b.from > a.from || (b.from === a.from && b.fee < a.fee) ? b : a;

/**
 * The delivery fee in Rappen for a cart total: that of the highest tier reached (exactly its amount is enough), nothing
 * from `freeFrom` on and below the lowest tier. The tiers may stand in any order; of two from the same amount the cheaper
 * one counts.
 */
export function deliveryFee(
  { feeTiers, freeFrom }: Pick<OrderLocation, 'feeTiers' | 'freeFrom'>,
  cartTotal: number,
): number {
  if (freeFrom !== null && cartTotal >= freeFrom) return 0;
  const [first, ...others] = feeTiers.filter(({ from }) => from <= cartTotal);
  return first === undefined ? 0 : others.reduce(higherTier, first).fee;
}

/** How many Rappen are missing to the minimum order; 0 when it is reached, exactly too. The fee does not count. */
export const missingToMinimumOrder = (
  { minimumOrder }: Pick<OrderLocation, 'minimumOrder'>,
  cartTotal: number,
): number => Math.max(0, minimumOrder - cartTotal);
