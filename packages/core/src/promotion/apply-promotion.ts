import * as z from 'zod/mini';
import { price } from '../money/money.ts';
import { splitByLargestRemainder } from '../vat/vat-split.ts';
import { type DiscountableLine, mayBeDiscounted } from './discountable-line.ts';
import { type PromotionTerms, promotionTerms } from './promotion-terms.ts';

/** What of an order a promotion took off: of each line by its position, and of the delivery, in Rappen. */
export const orderPromotion = z.object({
  terms: promotionTerms,
  lines: z.array(price),
  delivery: price,
  /** The sum of both. */
  amount: price,
});
export type OrderPromotion = z.infer<typeof orderPromotion>;

/** The full prices that a promotion may lower; 0 for a line that it may not. */
const claimsOf = (lines: readonly DiscountableLine[]): number[] =>
  lines.map((line) => (mayBeDiscounted(line) ? line.unitPrice * line.amount : 0));

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** What is missing to the minimum of a promotion, in Rappen; 0 when it is reached. */
export const missingToPromotion = (
  { minimum }: Pick<PromotionTerms, 'minimum'>,
  lines: readonly DiscountableLine[],
): number => Math.max(0, minimum - sumOf(claimsOf(lines)));

function freePiece({ productId }: PromotionTerms, lines: readonly DiscountableLine[]): number[] {
  const prices = lines.map((line) => (line.productId === productId && mayBeDiscounted(line) ? line.unitPrice : 0));
  // Of several, the cheapest one is free.
  const cheapest = Math.min(...prices.filter((unitPrice) => unitPrice > 0));
  const place = prices.indexOf(cheapest);
  return prices.map((unitPrice, index) => (index === place ? unitPrice : 0));
}

function lineDiscounts(terms: PromotionTerms, lines: readonly DiscountableLine[]): number[] {
  const claims = claimsOf(lines);
  const sum = sumOf(claims);
  switch (terms.kind) {
    case 'percent':
      return splitByLargestRemainder(Math.floor((sum * Math.min(terms.percent, 100)) / 100), claims);
    case 'amount':
      return splitByLargestRemainder(Math.min(terms.amount, sum), claims);
    case 'freeProduct':
      return freePiece(terms, lines);
    case 'freeDelivery':
      return lines.map(() => 0);
  }
}

/**
 * What a promotion takes off an order, split over its lines by largest remainder, so that each VAT rate gets its part;
 * null where it takes nothing off. `deliveryFee` in Rappen.
 */
export function applyPromotion(
  terms: PromotionTerms,
  lines: readonly DiscountableLine[],
  deliveryFee: number,
): OrderPromotion | null {
  if (missingToPromotion(terms, lines) > 0) return null;
  const discounts = lineDiscounts(terms, lines);
  const delivery = terms.kind === 'freeDelivery' && sumOf(claimsOf(lines)) > 0 ? deliveryFee : 0;
  const amount = sumOf(discounts) + delivery;
  return amount === 0 ? null : { terms, lines: discounts, delivery, amount };
}

/**
 * The promotion of an order: the one that takes most off, and of equal ones the first. An order has one at most, so that
 * there is no order in which several would count.
 */
export function bestPromotion(
  offered: readonly PromotionTerms[],
  lines: readonly DiscountableLine[],
  deliveryFee: number,
): OrderPromotion | null {
  let best: OrderPromotion | null = null;
  for (const terms of offered) {
    const applied = applyPromotion(terms, lines, deliveryFee);
    if (applied !== null && applied.amount > (best?.amount ?? 0)) best = applied;
  }
  return best;
}

/** The lines with what a promotion leaves of their prices. */
export const reducedLines = <Line extends { readonly totalPrice: number }>(
  lines: readonly Line[],
  promotion: OrderPromotion | null,
): Line[] =>
  lines.map((line, position) => ({ ...line, totalPrice: line.totalPrice - (promotion?.lines[position] ?? 0) }));
