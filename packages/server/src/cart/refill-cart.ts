import { randomUUID } from 'node:crypto';
import { wasAdded, whenAdded } from '@ofenpost/core/cart/add-once';
import type { StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import type { ProductOrder } from '@ofenpost/core/order/order';
import { type OrderedAgain, orderAgain } from '@ofenpost/core/order/order-again';
import type { Services } from '../services.ts';
import type { CartOwnership } from './cart-owner.ts';
import { openCart, saveCart } from './cart.repository.ts';
import { loadCart } from './change-cart.ts';
import { assortmentOf, earliestServingOf, priceStoredCart } from './price-stored-cart.ts';
import { recentCarts } from './recent-carts.ts';

/**
 * Adds the items of an order that are still available to the cart, once for a key. A guest becomes the owner of a cart
 * only if there are any.
 */
export async function refillCart(
  services: Services,
  { cartOwner, becomeCartOwner }: CartOwnership,
  lines: readonly ProductOrder[],
  idempotencyKey: string | undefined,
): Promise<OrderedAgain> {
  const { database, clock, content } = services;
  const now = clock.now();
  const shop = await content.read();
  const refilled = (cart: readonly StoredCartItem[]) =>
    orderAgain(lines, {
      cart,
      assortment: assortmentOf(shop, lines),
      at: earliestServingOf(shop, now),
      newItemId: randomUUID,
    });
  const { cart: found, missing } = refilled([]);
  if (found.length === 0) return { cart: await loadCart(services, await cartOwner()), missing };
  const owner = await becomeCartOwner();
  const again = await database.transaction(async (tx) => {
    const opened = await openCart(tx, owner, now);
    if (wasAdded(opened, idempotencyKey)) return { saved: opened, missing };
    const more = refilled(opened.items);
    const saved = { id: opened.id, ...whenAdded(opened, idempotencyKey, more.cart) };
    await saveCart(tx, saved, now);
    return { saved, missing: more.missing };
  });
  recentCarts(database).store(owner, again.saved);
  return { cart: priceStoredCart(shop, again.saved.items, now), missing: again.missing };
}
