import { type Result, ok } from '../result/result.ts';
import type { CartAddition, CartError } from './cart.ts';
import { type StoredCartItem, addItem } from './stored-cart.ts';

/** So many additions are known again. People send one after the other, so what is repeated is one of the last. */
export const KNOWN_ADDITIONS_MAX = 10;

/** A cart with the keys under which was added to it last, the newest behind. They stay when it is ordered or emptied. */
export type CartContent = { readonly items: readonly StoredCartItem[]; readonly additionKeys: readonly string[] };

/** Undefined: whoever adds does not want to be known again. */
type Key = string | undefined;

/** Whether this was added already, whatever became of it. */
export const wasAdded = ({ additionKeys }: CartContent, key: Key): boolean =>
  key !== undefined && additionKeys.includes(key);

/** The cart with other items, once something was added under this key. */
export const whenAdded = ({ additionKeys }: CartContent, key: Key, items: readonly StoredCartItem[]): CartContent => ({
  items,
  additionKeys: key === undefined ? additionKeys : [...additionKeys, key].slice(-KNOWN_ADDITIONS_MAX),
});

/** Adds an item as `addItem` does. What was added under this key already changes nothing. */
export function addOnce(
  content: CartContent,
  { idempotencyKey: key, ...item }: CartAddition,
  id: string,
): Result<CartContent, CartError> {
  if (wasAdded(content, key)) return ok(content);
  const added = addItem(content.items, { id, ...item });
  return added.ok ? ok(whenAdded(content, key, added.value)) : added;
}
