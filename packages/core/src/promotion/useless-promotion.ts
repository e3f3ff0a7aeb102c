import { applyPromotion, missingToPromotion } from './apply-promotion.ts';
import type { DiscountableLine } from './discountable-line.ts';
import type { PromotionTerms } from './promotion-terms.ts';

/**
 * Why a promotion takes nothing off an order; null where it does. The minimum is the reason only where reaching it would
 * help: not for a product that is missing, or for a delivery that costs nothing.
 */
export function uselessBecause(
  terms: PromotionTerms,
  lines: readonly DiscountableLine[],
  deliveryFee: number,
): 'belowMinimum' | 'nothingToReduce' | null {
  if (applyPromotion(terms, lines, deliveryFee) !== null) return null;
  const missing = missingToPromotion(terms, lines);
  const more: DiscountableLine = { productId: '', vatClass: 'food', amount: 1, unitPrice: missing };
  const isOnlyMissing = missing > 0 && applyPromotion(terms, [...lines, more], deliveryFee) !== null;
  return isOnlyMissing ? 'belowMinimum' : 'nothingToReduce';
}
