import { CART_AMOUNT_MAX, isCartAmount } from './cart-limits.ts';
import { cartWith, withAmount } from './cart-sums.ts';
import type { Cart, NewCartItem } from './cart.ts';

/** A change that the guest asked for and the server has not confirmed yet. */
export type CartChange =
  | { readonly kind: 'added'; readonly item: NewCartItem }
  | { readonly kind: 'amountChanged'; readonly id: string; readonly amount: number }
  | { readonly kind: 'unavailableRemoved' }
  /** Nothing changes, but the server's answer replaces what is outdated. */
  | { readonly kind: 'reloaded' };

const isOffered = (amount: number) => Number.isInteger(amount) && amount >= 0 && amount <= CART_AMOUNT_MAX;

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
