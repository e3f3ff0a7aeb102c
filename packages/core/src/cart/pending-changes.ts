import { isCartAmount } from './cart-limits.ts';
import { cartWith, withAmount } from './cart-sums.ts';
import type { Cart, NewCartItem } from './cart.ts';

/** A change that the guest asked for and the server has not confirmed yet. */
export type CartChange =
  | { readonly kind: 'added'; readonly item: NewCartItem }
  | { readonly kind: 'amountChanged'; readonly id: string; readonly amount: number }
  | { readonly kind: 'unavailableRemoved' }
  /** Nothing changes, but the server's answer replaces what is outdated. */
  | { readonly kind: 'reloaded' };

/** 0 takes an item out. */
const isOffered = (amount: number): boolean => amount === 0 || isCartAmount(amount);

/** The one change that does what both would do one after the other; null where none does. An amount that is refused stays by itself. */
function joined(first: CartChange, second: CartChange): CartChange | null {
  if (first.kind === 'added' && second.kind === 'added') {
    const item = { ...second.item, amount: first.item.amount + second.item.amount };
    // The same thing with the same choices.
    const isSame = JSON.stringify({ ...first.item, amount: item.amount }) === JSON.stringify(item);
    const isFine = [first, second, { item }].every(({ item: { amount } }) => isCartAmount(amount));
    return isSame && isFine ? { kind: 'added', item } : null;
  }
  if (first.kind === 'amountChanged' && second.kind === 'amountChanged' && first.id === second.id)
    return isOffered(first.amount) && isOffered(second.amount) ? second : null;
  return first.kind === 'reloaded' && second.kind === 'reloaded' ? second : null;
}

/**
 * The changes with a new one behind them. The first is on its way already; what waits behind it takes up what can be sent
 * with it, so that five taps on a slow line are two calls.
 */
export function withChange(pending: readonly CartChange[], change: CartChange): readonly CartChange[] {
  const last = pending.length > 1 ? pending.at(-1) : undefined;
  const both = last === undefined ? null : joined(last, change);
  return both === null ? [...pending, change] : [...pending.slice(0, -1), both];
}

/** How many products the changes put into the cart. An amount that is refused anyway counts nothing. */
export const pendingCount = (pending: readonly CartChange[]): number =>
  pending.reduce(
    (sum, change) => sum + (change.kind === 'added' && isCartAmount(change.item.amount) ? change.item.amount : 0),
    0,
  );

/**
 * The cart as it will be once the pending changes are confirmed, so that the guest sees an amount change at once. An amount that
 * is refused anyway is not shown.
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
