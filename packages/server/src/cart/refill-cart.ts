import { randomUUID } from 'node:crypto';
import type { StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import type { ProductOrder } from '@ofenpost/core/order/order';
import { type OrderedAgain, orderAgain } from '@ofenpost/core/order/order-again';
import type { Services } from '../services.ts';
import type { CartOwnership } from './cart-owner.ts';
import { openCart, saveCart } from './cart.repository.ts';
import { loadCart } from './change-cart.ts';
import { assortmentOf, judgedAt, priceStoredCart } from './price-stored-cart.ts';

/** Puts what can still be had of an order's lines into the cart. Only that makes a guest the owner of one. */
export async function refillCart(
  services: Services,
  { cartOwner, becomeCartOwner }: CartOwnership,
  lines: readonly ProductOrder[],
): Promise<OrderedAgain> {
  const { database, clock, content } = services;
  const now = clock.now();
  const shop = await content.read();
  const refilled = (cart: readonly StoredCartItem[]) =>
    orderAgain(lines, {
      cart,
      assortment: assortmentOf(shop, lines),
      at: judgedAt(shop, now),
      newItemId: randomUUID,
    });
  const { cart: found, missing } = refilled([]);
  if (found.length === 0) return { cart: await loadCart(services, await cartOwner()), missing };
  const owner = await becomeCartOwner();
  return database.transaction(async (tx) => {
    const cart = await openCart(tx, owner, now);
    const again = refilled(cart.items);
    await saveCart(tx, { id: cart.id, items: again.cart }, now);
    return { cart: priceStoredCart(shop, again.cart, now), missing: again.missing };
  });
}
