import type { OrderPromotion } from './apply-promotion.ts';

type Reduced<Line> = {
  readonly productOrders: readonly Line[];
  readonly deliveryFee: number;
  readonly promotion?: OrderPromotion | undefined;
};

/** What an order would cost without its promotion: pages, receipt and ticket show that and the discount below. */
export function fullPriced<Line extends { readonly totalPrice: number }>({
  productOrders,
  deliveryFee,
  promotion,
}: Reduced<Line>) {
  const lines = productOrders.map((line, position) => ({
    ...line,
    totalPrice: line.totalPrice + (promotion?.lines[position] ?? 0),
  }));
  return {
    lines,
    itemsTotal: lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    deliveryFee: deliveryFee + (promotion?.delivery ?? 0),
  };
}
