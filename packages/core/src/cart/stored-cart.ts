import { isOnSale, productAvailability, type Serving } from '../catalogue/availability.ts';
import { chooseOptions } from '../catalogue/option-choice.ts';
import type { Product } from '../catalogue/product.ts';
import { menuAvailability } from '../menu/menu-availability.ts';
import type { PlannedMenus } from '../menu/menu-plan.ts';
import type { PizzaCreation } from '../pizza/pizza-creation.ts';
import { isSameCreation } from '../pizza/pizza-halves.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import { pizzaAvailability } from '../pizza/resolve-creation.ts';
import { type Result, err, ok } from '../result/result.ts';
import { CART_AMOUNT_MAX, CART_ITEMS_MAX, isCartAmount } from './cart-limits.ts';
import { type CartAddition, type CartError, type CartExchange, type NewCartItem, changedCartAmount } from './cart.ts';

/** What carts are filled and priced from. */
export type Assortment = PlannedMenus & {
  /** Every product that is in the cart or is being added, hidden and switched off ones too. */
  readonly products: readonly Product[];
  /** Null where no own pizzas are offered. */
  readonly pizzaOffer: PizzaOffer | null;
};

/** The stored part of a cart item. Prices and availability are computed at read. */
export type StoredProductItem = {
  readonly id: string;
  readonly productId: string;
  readonly optionIds: readonly string[];
  readonly amount: number;
};
export type StoredPizzaItem = { readonly id: string; readonly creation: PizzaCreation; readonly amount: number };
export type StoredMenuItem = { readonly id: string; readonly menuId: string; readonly amount: number };
/** The fields distinguish the kinds: a product, a creation or a menu. */
export type StoredCartItem = StoredProductItem | StoredPizzaItem | StoredMenuItem;

function isSameOptions(a: StoredProductItem, b: StoredProductItem): boolean {
  const others = b.optionIds.toSorted();
  return (
    a.productId === b.productId &&
    a.optionIds.length === others.length &&
    a.optionIds.toSorted().every((id, index) => id === others[index])
  );
}

function isSameChoice(a: StoredCartItem, b: StoredCartItem): boolean {
  if ('creation' in a) return 'creation' in b && isSameCreation(a.creation, b.creation);
  if ('menuId' in a) return 'menuId' in b && a.menuId === b.menuId;
  return 'productId' in b && isSameOptions(a, b);
}

function checkCreation(offer: PizzaOffer | null, creation: PizzaCreation, at: Serving): Result<null, CartError> {
  if (offer === null || !isOnSale(offer.baseProduct, at)) return err({ code: 'productUnavailable' });
  const availability = pizzaAvailability(offer, creation, at);
  if (!availability.ok) return err({ code: 'creationInvalid' });
  const partIds = availability.value.missing.map(({ id }) => id);
  return partIds.length === 0 ? ok(null) : err({ code: 'partsUnavailable', partIds });
}

function checkMenu({ menus, weekMenuEntries }: Assortment, menuId: string, at: Serving): Result<null, CartError> {
  const menu = menus.find(({ id }) => id === menuId);
  return menu !== undefined && menuAvailability(menu, weekMenuEntries, at.arrives).available
    ? ok(null)
    : err({ code: 'menuUnavailable' });
}

/** Why an item cannot be added to a cart that is served at the times of `at`; the minimum order is never a reason. */
export function checkNewItem(assortment: Assortment, item: NewCartItem, at: Serving): Result<null, CartError> {
  if ('creation' in item) return checkCreation(assortment.pizzaOffer, item.creation, at);
  if ('menuId' in item) return checkMenu(assortment, item.menuId, at);
  const product = assortment.products.find(({ id }) => id === item.productId);
  if (product === undefined || !productAvailability(product, at).available) return err({ code: 'productUnavailable' });
  const choice = chooseOptions(product, item.optionIds, at);
  return choice.ok ? ok(null) : choice;
}

/**
 * Adds an item without asking: the same product with the same options, the same pizza and the same menu add up, and
 * more than 99 is cut to 99. `amountInvalid` when its amount is not 1 to 99, `cartFull` when there is no room.
 */
export function addUp(
  items: readonly StoredCartItem[],
  added: StoredCartItem,
  place = items.length,
): Result<StoredCartItem[], CartError> {
  if (!isCartAmount(added.amount)) return err({ code: 'amountInvalid' });
  const same = items.find((item) => isSameChoice(item, added));
  if (same === undefined)
    return items.length < CART_ITEMS_MAX ? ok(items.toSpliced(place, 0, added)) : err({ code: 'cartFull' });
  const amount = Math.min(same.amount + added.amount, CART_AMOUNT_MAX);
  return ok(items.map((item) => (item === same ? { ...item, amount } : item)));
}

/** Adds an item as `addUp` does, but refuses a sum of more than 99 with `amountInvalid`. */
export function addItem(
  items: readonly StoredCartItem[],
  added: StoredCartItem,
  place?: number,
): Result<StoredCartItem[], CartError> {
  const present = items.find((item) => isSameChoice(item, added))?.amount ?? 0;
  return present + added.amount > CART_AMOUNT_MAX ? err({ code: 'amountInvalid' }) : addUp(items, added, place);
}

/**
 * Chooses an item in another way, at its place and under its id, so that a repeated request changes nothing more. An
 * item that has the same choices already joins it.
 */
export function exchangeItem(
  items: readonly StoredCartItem[],
  { id, item }: CartExchange,
): Result<StoredCartItem[], CartError> {
  const place = items.findIndex((each) => each.id === id);
  if (place === -1) return err({ code: 'itemUnknown' });
  const exchanged: StoredCartItem = { id, ...item };
  const same = items.find((each) => each.id !== id && isSameChoice(each, exchanged));
  const amount = item.amount + (same?.amount ?? 0);
  if (!isCartAmount(item.amount) || amount > CART_AMOUNT_MAX) return err({ code: 'amountInvalid' });
  return ok(items.with(place, { ...exchanged, amount }).filter((each) => each !== same));
}

/** How much of the `wanted` choices the items of a cart have, under their ids. */
export const amountsOf = (
  items: readonly StoredCartItem[],
  wanted: readonly StoredCartItem[],
): { readonly id: string; readonly amount: number }[] =>
  wanted.flatMap((each) => {
    const same = items.find((item) => isSameChoice(item, each));
    return same === undefined ? [] : [{ id: same.id, amount: Math.min(same.amount, each.amount) }];
  });

/** Sets the amount of an item, 1 to 99; 0 removes it. Refused: an unknown item and any other amount. */
export function changeAmount(
  items: readonly StoredCartItem[],
  { id, amount }: { readonly id: string; readonly amount: number },
): Result<StoredCartItem[], CartError> {
  if (items.every((item) => item.id !== id)) return err({ code: 'itemUnknown' });
  if (!changedCartAmount.safeParse(amount).success) return err({ code: 'amountInvalid' });
  return ok(items.map((item) => (item.id === id ? { ...item, amount } : item)).filter((item) => item.amount > 0));
}

export type MergedCarts = {
  readonly items: readonly StoredCartItem[];
  /** The number of the guest's pieces that found no room. */
  readonly leftOut: number;
};

const pieces = (items: readonly StoredCartItem[]): number => items.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The account's cart with the guest's items added at sign-in: the amounts of the same choice add up, to 99 at most.
 * Items that do not fit into a full cart are left out.
 */
export function mergeCarts(account: readonly StoredCartItem[], guest: readonly StoredCartItem[]): MergedCarts {
  const items = guest.reduce<readonly StoredCartItem[]>((merged, item) => {
    const added = addUp(merged, item);
    return added.ok ? added.value : merged;
  }, account);
  const brought = guest.filter(({ amount }) => isCartAmount(amount));
  return { items, leftOut: pieces(account) + pieces(brought) - pieces(items) };
}

/** The number of remembered keys. A client sends one addition after the other, so a repeated one is among the last. */
export const KNOWN_ADDITIONS_MAX = 10;

/** A cart with the keys of its last additions, the newest last. The keys stay when the cart is ordered or emptied. */
export type CartContent = { readonly items: readonly StoredCartItem[]; readonly additionKeys: readonly string[] };

/** Undefined when the client sends no key, so that every addition counts. */
type Key = string | undefined;

/** Whether something was added under this key before, even if it was removed since. */
export const wasAdded = ({ additionKeys }: CartContent, key: Key): boolean =>
  key !== undefined && additionKeys.includes(key);

/** The cart with other items, after an addition under this key. */
export const whenAdded = ({ additionKeys }: CartContent, key: Key, items: readonly StoredCartItem[]): CartContent => ({
  items,
  additionKeys: key === undefined ? additionKeys : [...additionKeys, key].slice(-KNOWN_ADDITIONS_MAX),
});

/** Adds an item as `addItem` does. A repeated key changes nothing. */
export function addOnce(
  content: CartContent,
  { idempotencyKey: key, place, ...item }: CartAddition,
  id: string,
): Result<CartContent, CartError> {
  if (wasAdded(content, key)) return ok(content);
  const added = addItem(content.items, { id, ...item }, place);
  return added.ok ? ok(whenAdded(content, key, added.value)) : added;
}

/** The owner of a cart. A guest is identified by the hash of the token in the cookie. */
export type CartOwner =
  | {
      readonly kind: 'account';
      readonly accountId: string;
      /** How many pieces of the guest's cart did not fit when it was merged. */
      readonly leftOut?: number;
    }
  | { readonly kind: 'guest'; readonly guestHash: string };

/** How a request finds its cart. */
export type CartOwnership = {
  /** The owner of this request's cart; null: a guest who never had a cart. */
  readonly cartOwner: () => Promise<CartOwner | null>;
  /** Sets the guest's cookie, or prolongs the existing one, so that a cart can be stored. */
  readonly becomeCartOwner: () => Promise<CartOwner>;
};

/** The cart of a known owner. */
export const cartOwnedBy = (owner: CartOwner): CartOwnership => ({
  cartOwner: async () => owner,
  becomeCartOwner: async () => owner,
});
