import { cartWith, withAmount } from './cart-sums.ts';
import { type Cart, type NewCartItem, changedCartAmount } from './cart.ts';

/** A change that the guest asked for and the server has not confirmed yet. */
export type CartChange =
  | { readonly kind: 'added'; readonly item: NewCartItem }
  | { readonly kind: 'amountChanged'; readonly id: string; readonly amount: number }
  | { readonly kind: 'unavailableRemoved' }
  /** Nothing changes, but the server's answer replaces what is outdated. */
  | { readonly kind: 'reloaded' };

/**
 * The cart as it will be once the pending changes are confirmed, so that the guest sees an amount change at once. An amount that
 * is refused anyway is not shown.
 */
export function withPendingChanges(cart: Cart, pending: readonly CartChange[]): Cart {
  const amounts = new Map(
    pending.flatMap((change) =>
      change.kind === 'amountChanged' && changedCartAmount.safeParse(change.amount).success
        ? [[change.id, change.amount] as const]
        : [],
    ),
  );
  if (amounts.size === 0) return cart;
  const productCart = cart.productCart
    .map((item) => withAmount(item, amounts.get(item.id) ?? item.amount))
    .filter((item) => item.amount > 0);
  return cartWith(productCart);
}
