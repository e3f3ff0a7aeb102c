import { chooseOptions } from '../catalogue/option-choice.ts';
import { productAvailability } from '../catalogue/product-availability.ts';
import type { Product } from '../catalogue/product.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { CART_AMOUNT_MAX, CART_ITEMS_MAX, type CartError, type NewCartItem } from './cart.ts';

/** What is kept of a cart item. Its prices and its availability are computed at read. */
export type StoredCartItem = {
  readonly id: string;
  readonly productId: string;
  readonly optionIds: readonly string[];
  readonly amount: number;
};

type Choice = Pick<StoredCartItem, 'productId' | 'optionIds'>;

const isSameChoice = (a: Choice, b: Choice): boolean =>
  a.productId === b.productId &&
  a.optionIds.length === b.optionIds.length &&
  a.optionIds.every((id) => b.optionIds.includes(id));

/** Why a product cannot be put into the cart for a delivery at `at`; the minimum order is never a reason. */
export function checkNewItem(product: Product | undefined, item: NewCartItem, at: Instant): Result<null, CartError> {
  if (product === undefined || !productAvailability(product, at).available) return err({ code: 'productUnavailable' });
  const choice = chooseOptions(product, item.optionIds, at);
  return choice.ok ? ok(null) : choice;
}

/** Adds an item. The same product with the same options adds up, to 99 at most; `cartFull` when there is no room. */
export function addItem(items: readonly StoredCartItem[], added: StoredCartItem): Result<StoredCartItem[], CartError> {
  const same = items.find((item) => isSameChoice(item, added));
  if (same === undefined) return items.length < CART_ITEMS_MAX ? ok([...items, added]) : err({ code: 'cartFull' });
  const amount = Math.min(same.amount + added.amount, CART_AMOUNT_MAX);
  return ok(items.map((item) => (item === same ? { ...item, amount } : item)));
}

/** Sets the amount of an item; 0 removes it. */
export function changeAmount(
  items: readonly StoredCartItem[],
  { id, amount }: { readonly id: string; readonly amount: number },
): Result<StoredCartItem[], CartError> {
  if (items.every((item) => item.id !== id)) return err({ code: 'itemUnknown' });
  return ok(items.map((item) => (item.id === id ? { ...item, amount } : item)).filter((item) => item.amount > 0));
}
