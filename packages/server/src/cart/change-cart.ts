import { randomUUID } from 'node:crypto';
import { addOnce } from '@ofenpost/core/cart/add-once';
import type { Cart, CartAddition, CartError } from '@ofenpost/core/cart/cart';
import { EMPTY_CART } from '@ofenpost/core/cart/empty-cart';
import { type StoredCartItem, changeAmount, checkNewItem } from '@ofenpost/core/cart/stored-cart';
import { unavailableItems } from '@ofenpost/core/cart/unavailable-items';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Services } from '../services.ts';
import type { CartOwner } from './cart-owner.ts';
import { findCart, lockCart, saveCart } from './cart.repository.ts';
import { changeItems } from './change-items.ts';
import { assortmentOf, earliestServingOf, priceStoredCart } from './price-stored-cart.ts';
import { recentCarts } from './recent-carts.ts';

/** Null: a guest who has no cart yet. */
type Owner = CartOwner | null;

export async function loadCart({ database, clock, content }: Services, owner: Owner): Promise<Cart> {
  if (owner === null) return EMPTY_CART;
  const cart = await findCart(database, owner);
  recentCarts(database).store(owner, cart);
  if (cart === null) return EMPTY_CART;
  const priced = priceStoredCart(await content.read(), cart.items, clock.now());
  return owner.kind === 'account' && owner.leftOut ? { ...priced, leftOut: owner.leftOut } : priced;
}

/** Adds an item. A guest becomes the owner of a cart only if the item can be added. */
export async function addToCart(
  { database, clock, content }: Services,
  becomeOwner: () => Promise<CartOwner>,
  addition: CartAddition,
): Promise<Result<Cart, CartError>> {
  const now = clock.now();
  const shop = await content.read();
  const checked = checkNewItem(assortmentOf(shop, [addition]), addition, earliestServingOf(shop, now));
  if (!checked.ok) return checked;
  const changed = await changeItems(database, {
    owner: await becomeOwner(),
    now,
    makesCart: true,
    change: (cart) => addOnce(cart, addition, randomUUID()),
  });
  return changed.ok ? ok(priceStoredCart(shop, changed.value.items, now)) : changed;
}

export async function changeCartAmount(
  { database, clock, content }: Services,
  owner: Owner,
  change: { readonly id: string; readonly amount: number },
): Promise<Result<Cart, CartError>> {
  if (owner === null) return err({ code: 'itemUnknown' });
  const now = clock.now();
  const shop = await content.read();
  const changed = await changeItems(database, {
    owner,
    now,
    makesCart: false,
    change: (cart) => {
      const items = changeAmount(cart.items, change);
      return items.ok ? ok({ ...cart, items: items.value }) : items;
    },
  });
  return changed.ok ? ok(priceStoredCart(shop, changed.value.items, now)) : changed;
}

export async function removeUnavailable({ database, clock, content }: Services, owner: Owner): Promise<Cart> {
  const now = clock.now();
  const shop = await content.read();
  const withoutUnavailable = (items: readonly StoredCartItem[]) => {
    const removed = new Set(unavailableItems(priceStoredCart(shop, items, now)).map(({ id }) => id));
    return items.filter(({ id }) => !removed.has(id));
  };
  if (owner === null) return EMPTY_CART;
  const saved = await database.transaction(async (tx) => {
    const cart = await lockCart(tx, owner);
    if (cart === null) return null;
    const less = { ...cart, items: withoutUnavailable(cart.items) };
    await saveCart(tx, less, now);
    return less;
  });
  recentCarts(database).store(owner, saved);
  return priceStoredCart(shop, saved?.items ?? [], now);
}
