import { randomUUID } from 'node:crypto';
import type { Cart, CartError, NewCartItem } from '@ofenpost/core/cart/cart';
import { EMPTY_CART } from '@ofenpost/core/cart/empty-cart';
import { type StoredCartItem, addItem, changeAmount, checkNewItem } from '@ofenpost/core/cart/stored-cart';
import { unavailableItems } from '@ofenpost/core/cart/unavailable-items';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Services } from '../services.ts';
import type { CartOwner } from './cart-owner.ts';
import { findCart, lockCart, openCart, saveCart } from './cart.repository.ts';
import { assortmentOf, judgedAt, priceStoredCart } from './price-stored-cart.ts';

/** Null is a guest who has no cart yet. */
type Owner = CartOwner | null;

export async function loadCart({ database, clock, content }: Services, owner: Owner): Promise<Cart> {
  const cart = owner === null ? null : await findCart(database, owner);
  return cart === null ? EMPTY_CART : priceStoredCart(await content.read(), cart.items, clock.now());
}

/** Only what can be put into the cart makes a guest the owner of one. */
export async function addToCart(
  { database, clock, content }: Services,
  becomeOwner: () => Promise<CartOwner>,
  item: NewCartItem,
): Promise<Result<Cart, CartError>> {
  const now = clock.now();
  const shop = await content.read();
  const checked = checkNewItem(assortmentOf(shop, [item]), item, judgedAt(shop, now));
  if (!checked.ok) return checked;
  const owner = await becomeOwner();
  return database.transaction(async (tx) => {
    const cart = await openCart(tx, owner, now);
    const items = addItem(cart.items, { id: randomUUID(), ...item });
    if (!items.ok) return items;
    await saveCart(tx, { id: cart.id, items: items.value }, now);
    return ok(priceStoredCart(shop, items.value, now));
  });
}

export async function changeCartAmount(
  { database, clock, content }: Services,
  owner: Owner,
  change: { readonly id: string; readonly amount: number },
): Promise<Result<Cart, CartError>> {
  const now = clock.now();
  const shop = await content.read();
  return database.transaction(async (tx) => {
    const cart = owner === null ? null : await lockCart(tx, owner);
    if (cart === null) return err({ code: 'itemUnknown' });
    const items = changeAmount(cart.items, change);
    if (!items.ok) return items;
    await saveCart(tx, { id: cart.id, items: items.value }, now);
    return ok(priceStoredCart(shop, items.value, now));
  });
}

export async function removeUnavailable({ database, clock, content }: Services, owner: Owner): Promise<Cart> {
  const now = clock.now();
  const shop = await content.read();
  const withoutUnavailable = (items: readonly StoredCartItem[]) => {
    const removed = new Set(unavailableItems(priceStoredCart(shop, items, now)).map(({ id }) => id));
    return items.filter(({ id }) => !removed.has(id));
  };
  return database.transaction(async (tx) => {
    const cart = owner === null ? null : await lockCart(tx, owner);
    if (cart === null) return EMPTY_CART;
    const items = withoutUnavailable(cart.items);
    await saveCart(tx, { id: cart.id, items }, now);
    return priceStoredCart(shop, items, now);
  });
}
