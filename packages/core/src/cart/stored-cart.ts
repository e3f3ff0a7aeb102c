import { isOnSale } from '../catalogue/on-sale.ts';
import { chooseOptions } from '../catalogue/option-choice.ts';
import { productAvailability } from '../catalogue/product-availability.ts';
import type { Serving } from '../catalogue/serving.ts';
import { menuAvailability } from '../menu/menu-availability.ts';
import { isSameCreation } from '../pizza-creator/normalize-creation.ts';
import { pizzaAvailability } from '../pizza-creator/pizza-availability.ts';
import type { PizzaCreation } from '../pizza-creator/pizza-creation.ts';
import type { PizzaOffer } from '../pizza-creator/pizza-offer.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Assortment } from './assortment.ts';
import { CART_AMOUNT_MAX, CART_ITEMS_MAX, isCartAmount } from './cart-limits.ts';
import { type CartError, type NewCartItem, changedCartAmount } from './cart.ts';

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
export function addUp(items: readonly StoredCartItem[], added: StoredCartItem): Result<StoredCartItem[], CartError> {
  if (!isCartAmount(added.amount)) return err({ code: 'amountInvalid' });
  const same = items.find((item) => isSameChoice(item, added));
  if (same === undefined) return items.length < CART_ITEMS_MAX ? ok([...items, added]) : err({ code: 'cartFull' });
  const amount = Math.min(same.amount + added.amount, CART_AMOUNT_MAX);
  return ok(items.map((item) => (item === same ? { ...item, amount } : item)));
}

/** Adds an item as `addUp` does, but refuses a sum of more than 99 with `amountInvalid`. */
export function addItem(items: readonly StoredCartItem[], added: StoredCartItem): Result<StoredCartItem[], CartError> {
  const present = items.find((item) => isSameChoice(item, added))?.amount ?? 0;
  return present + added.amount > CART_AMOUNT_MAX ? err({ code: 'amountInvalid' }) : addUp(items, added);
}

/** Sets the amount of an item, 1 to 99; 0 removes it. Refused: an unknown item and any other amount. */
export function changeAmount(
  items: readonly StoredCartItem[],
  { id, amount }: { readonly id: string; readonly amount: number },
): Result<StoredCartItem[], CartError> {
  if (items.every((item) => item.id !== id)) return err({ code: 'itemUnknown' });
  if (!changedCartAmount.safeParse(amount).success) return err({ code: 'amountInvalid' });
  return ok(items.map((item) => (item.id === id ? { ...item, amount } : item)).filter((item) => item.amount > 0));
}
