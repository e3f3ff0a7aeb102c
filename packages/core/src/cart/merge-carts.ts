import { isCartAmount } from './cart-limits.ts';
import { type StoredCartItem, addUp } from './stored-cart.ts';

export type MergedCarts = {
  readonly items: readonly StoredCartItem[];
  /** How many of the guest's pieces found no room. */
  readonly leftOut: number;
};

const pieces = (items: readonly StoredCartItem[]): number => items.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The account's cart with the guest's items added at sign-in: what is the same choice adds up, to 99 at most. What does
 * not fit into a full cart is left out.
 */
export function mergeCarts(account: readonly StoredCartItem[], guest: readonly StoredCartItem[]): MergedCarts {
  const items = guest.reduce<readonly StoredCartItem[]>((merged, item) => {
    const added = addUp(merged, item);
    return added.ok ? added.value : merged;
  }, account);
  const brought = guest.filter(({ amount }) => isCartAmount(amount));
  return { items, leftOut: pieces(account) + pieces(brought) - pieces(items) };
}
