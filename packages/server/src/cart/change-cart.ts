import { randomUUID } from 'node:crypto';
import type { CartError, Cart, NewCartItem, CartAddition } from '@ofenpost/core/cart/cart';
import { priceCart } from '@ofenpost/core/cart/price-cart';
import { EMPTY_CART, unavailableItems } from '@ofenpost/core/cart/priced-cart';
import {
  type CartContent,
  type Assortment,
  type StoredCartItem,
  addOnce,
  changeAmount,
  checkNewItem,
  wasAdded,
  whenAdded,
  type CartOwner,
  type CartOwnership,
} from '@ofenpost/core/cart/stored-cart';
import type { Serving } from '@ofenpost/core/catalogue/availability';
import { deliveryServiceOf, earliestServing } from '@ofenpost/core/delivery/delivery-slots';
import type { ProductOrder } from '@ofenpost/core/order/order';
import { type OrderedAgain, orderAgain } from '@ofenpost/core/order/order-again';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import { nullIfLocked } from '../database/database-error.ts';
import { type Database, type Transaction, groupedCommit } from '../database/database.ts';
import type { Services } from '../services.ts';
import type { StorefrontReader } from '../storefront/storefront.ts';
import { type StoredCart, addCart, findCart, lockCart, openCart, replaceContent, saveCart } from './cart.repository.ts';
import { recentCarts } from './recent-carts.ts';

type Changed = Result<CartContent, CartError>;

type Change = {
  readonly owner: CartOwner;
  readonly now: Instant;
  /** Whether an owner without a cart gets one. */
  readonly makesCart: boolean;
  /** May be called again with a newer cart. */
  readonly change: (cart: CartContent) => Changed;
};

const NOTHING: CartContent = { items: [], additionKeys: [] };
const UNKNOWN: Changed = err({ code: 'itemUnknown' });

/** Changes a locked cart, one change after the other. */
const changeInTurn = (database: Database, { owner, now, makesCart, change }: Change): Promise<Changed> =>
  database.transaction(async (tx) => {
    const cart = makesCart ? await openCart(tx, owner, now) : await lockCart(tx, owner);
    if (cart === null) return UNKNOWN;
    const changed = change(cart);
    if (changed.ok) await saveCart(tx, { ...changed.value, id: cart.id }, now);
    return changed;
  });

/** Changes the cart as this process saw it, or creates one; null: it has changed since. */
async function changeSeen(
  database: Database,
  seen: StoredCart | null,
  requested: Change,
  db: Transaction,
): Promise<Changed | null> {
  const { owner, now, makesCart, change } = requested;
  if (seen === null && !makesCart) return UNKNOWN;
  const changed = change(seen ?? NOTHING);
  if (!changed.ok) return changed;
  const saved =
    seen === null ? await addCart(db, owner, changed.value, now) : await replaceContent(db, seen, changed.value, now);
  if (saved === null) return null;
  recentCarts(database).store(owner, saved);
  await groupedCommit(database);
  return changed;
}

/**
 * Changes a cart so that no change is lost: the cart as last seen is replaced, unless it has changed since. A cart is
 * mostly changed by one person at one server, which takes one round trip to the database; otherwise it is read or
 * locked first.
 */
export async function changeItems(database: Database, requested: Change): Promise<Changed> {
  const known = recentCarts(database).take(requested.owner);
  const changed =
    known === undefined ? null : await nullIfLocked(changeSeen(database, known, requested, database.$pipeline));
  if (changed?.ok === true) return changed;
  const cart = await findCart(database, requested.owner);
  return (await changeSeen(database, cart, requested, database)) ?? changeInTurn(database, requested);
}

/** The earliest time at which a cart can be made and delivered: availability is decided for it. */
const earliestServingOf = ({ openingHours, delivery }: StorefrontReader, now: Instant): Serving =>
  earliestServing(deliveryServiceOf(openingHours, delivery), now);

/** What these cart items or order lines are priced from. */
export function assortmentOf(
  { products, pizzaOffer, menus, weekMenuEntries }: StorefrontReader,
  items: readonly (StoredCartItem | NewCartItem | ProductOrder)[],
): Assortment {
  const productIds = new Set(items.flatMap((item) => ('productId' in item ? [item.productId] : [])));
  return { products: [...productIds].flatMap((id) => products.get(id) ?? []), pizzaOffer, menus, weekMenuEntries };
}

const priceStoredCart = (content: StorefrontReader, items: readonly StoredCartItem[], now: Instant): Cart =>
  items.length === 0 ? EMPTY_CART : priceCart(items, assortmentOf(content, items), earliestServingOf(content, now));

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
