import type { Cart } from '../cart/cart.ts';
import { deliveryFee } from '../delivery/delivery-fee.ts';
import type { OrderLocation } from '../delivery/order-location.ts';
import { price } from '../money/money.ts';
import { ORDER_GOODS_MAX } from './place-order.ts';

/** Whether everything is charged in whole Rappen, and not beyond any order. */
export function isPayable({ productCart, totalCost }: Cart, orderLocation: OrderLocation): boolean {
  const amounts = [...productCart.map(({ totalPrice }) => totalPrice), deliveryFee(orderLocation, totalCost)];
  return amounts.every((amount) => price.safeParse(amount).success) && totalCost <= ORDER_GOODS_MAX;
}
