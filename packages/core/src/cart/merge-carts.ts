import { isCartAmount } from './cart-limits.ts';
import { type StoredCartItem, addUp } from './stored-cart.ts';

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
