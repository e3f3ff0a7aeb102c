import { type Result, ok } from '../result/result.ts';
import type { CartAddition, CartError } from './cart.ts';
import { type StoredCartItem, addItem } from './stored-cart.ts';

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
  { idempotencyKey: key, ...item }: CartAddition,
  id: string,
): Result<CartContent, CartError> {
  if (wasAdded(content, key)) return ok(content);
  const added = addItem(content.items, { id, ...item });
  return added.ok ? ok(whenAdded(content, key, added.value)) : added;
}
