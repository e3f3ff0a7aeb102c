import { isCartAmount } from '../cart/cart-limits.ts';
import type { Cart } from '../cart/cart.ts';
import { deliveryFee } from '../delivery/delivery-fee.ts';
import type { OrderLocation } from '../delivery/order-location.ts';
import { price } from '../money/money.ts';
import { ORDER_ITEMS_TOTAL_MAX } from './place-order.ts';

const isPrice = (amount: number): boolean => price.safeParse(amount).success;

/** Whether all prices are whole Rappen, the amounts fit into a cart, and the total is below the maximum of an order. */
export function isPayable(
  { productCart, totalCost }: Cart,
  orderLocation: Pick<OrderLocation, 'feeTiers' | 'freeFrom'>,
): boolean {
  return (
    productCart.every(({ amount, totalPrice }) => isCartAmount(amount) && isPrice(totalPrice)) &&
    isPrice(totalCost) &&
    totalCost <= ORDER_ITEMS_TOTAL_MAX &&
    isPrice(deliveryFee(orderLocation, totalCost))
  );
}
