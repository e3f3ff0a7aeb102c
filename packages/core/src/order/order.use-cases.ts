import { type CartDependencies, NEW_CART, createCartUseCases, readOffer } from '../cart/cart.use-cases.ts';
import { type CartContent, type CartOwnership, wasAdded, whenAdded } from '../cart/stored-cart.ts';
import { ok } from '../result/result.ts';
import { type OrderedAgain, orderAgain } from './order-again.ts';
import type { ProductOrder } from './order.ts';

/**
 * Adds the lines of an order that are still available to the cart, once for a key. A guest becomes the owner of a cart
 * only if there are any.
 */
export async function refillCart(
  dependencies: CartDependencies,
  ownership: CartOwnership,
  lines: readonly ProductOrder[],
  idempotencyKey?: string,
): Promise<OrderedAgain> {
  const { carts, newId: newItemId } = dependencies;
  const offer = await readOffer(dependencies);
  const assortment = offer.assortmentOf(lines);
  const refilled = ({ items: cart }: CartContent) => orderAgain(lines, { cart, assortment, at: offer.at, newItemId });
  const { cart: found, missing } = refilled(NEW_CART);
  if (found.length === 0) return { cart: await createCartUseCases(dependencies)(ownership).load(), missing };
  const changed = await carts.update(await ownership.becomeCartOwner(), (cart) => {
    const before = cart ?? NEW_CART;
    if (wasAdded(before, idempotencyKey)) return ok({ ...before, missing });
    const more = refilled(before);
    return ok({ ...whenAdded(before, idempotencyKey, more.cart), missing: more.missing });
  });
  if (!changed.ok) return changed.error;
  return { cart: offer.price(changed.value), missing: changed.value.missing };
}
