import type { OrderLocation } from './order-location.ts';

/** The delivery fee in Rappen for a cart total: that of the highest tier reached, nothing from `freeFrom` on. */
export function deliveryFee(
  { feeTiers, freeFrom }: Pick<OrderLocation, 'feeTiers' | 'freeFrom'>,
  cartTotal: number,
): number {
  if (freeFrom !== null && cartTotal >= freeFrom) return 0;
  return feeTiers.findLast(({ from }) => from <= cartTotal)?.fee ?? 0;
}

/** How many Rappen are missing to the minimum order; 0 when it is reached. The fee does not count. */
export const missingToMinimumOrder = (
  { minimumOrder }: Pick<OrderLocation, 'minimumOrder'>,
  cartTotal: number,
): number => Math.max(0, minimumOrder - cartTotal);
