import { isCartAmount } from './cart-limits.ts';
import type { Cart, CartExchange, NewCartItem } from './cart.ts';
import { cartWith, withAmount } from './priced-cart.ts';

/** A change by the guest that the server has not confirmed yet. */
export type CartChange =
  /** With a `place`, it was removed before. */
  | { readonly kind: 'added'; readonly item: NewCartItem; readonly place?: number | undefined }
  | ({ readonly kind: 'exchanged' } & CartExchange)
  | { readonly kind: 'amountChanged'; readonly id: string; readonly amount: number }
  | { readonly kind: 'unavailableRemoved' }
  /** The server's answer replaces the outdated cart; nothing else changes. */
  | { readonly kind: 'reloaded' };

/** The amount 0 removes an item. */
const isOffered = (amount: number): boolean => amount === 0 || isCartAmount(amount);

/** One change with the effect of both in order; null where there is none. A refused amount is not merged. */
function joined(first: CartChange, second: CartChange): CartChange | null {
  if (first.kind === 'added' && second.kind === 'added') {
    const item = { ...second.item, amount: first.item.amount + second.item.amount };
    // Whether it is the same item with the same choices.
    const isSame =
      first.place === second.place && JSON.stringify({ ...first.item, amount: item.amount }) === JSON.stringify(item);
    const isFine = [first, second, { item }].every(({ item: { amount } }) => isCartAmount(amount));
    return isSame && isFine ? { ...second, item } : null;
  }
  if (first.kind === 'amountChanged' && second.kind === 'amountChanged' && first.id === second.id)
    return isOffered(first.amount) && isOffered(second.amount) ? second : null;
  return first.kind === 'reloaded' && second.kind === 'reloaded' ? second : null;
}

/**
 * The changes with a new one at the end. The first is being sent; the waiting ones are merged with the new one where
 * possible, so that five taps on a slow connection are two calls.
 */
export function withChange(pending: readonly CartChange[], change: CartChange): readonly CartChange[] {
  const last = pending.length > 1 ? pending.at(-1) : undefined;
  const both = last === undefined ? null : joined(last, change);
  return both === null ? [...pending, change] : [...pending.slice(0, -1), both];
}

/** The number of products that the changes add. An amount that the server would refuse does not count. */
export const pendingCount = (pending: readonly CartChange[]): number =>
  pending.reduce(
    (sum, change) => sum + (change.kind === 'added' && isCartAmount(change.item.amount) ? change.item.amount : 0),
    0,
  );

/**
 * The cart as it will be when the pending changes are confirmed, so that the guest sees a new amount at once. An amount
 * that the server would refuse is not shown.
 */
export function withPendingChanges(cart: Cart, pending: readonly CartChange[]): Cart {
  const amounts = new Map(
    pending.flatMap((change) =>
      change.kind === 'amountChanged' && isOffered(change.amount) ? [[change.id, change.amount] as const] : [],
    ),
  );
  if (amounts.size === 0) return cart;
  const productCart = cart.productCart
    .map((item) => withAmount(item, amounts.get(item.id) ?? item.amount))
    .filter((item) => item.amount > 0);
  return cartWith(productCart);
}
