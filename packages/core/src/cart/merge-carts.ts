import { type StoredCartItem, addUp } from './stored-cart.ts';

/**
 * The account's cart with the guest's items added at sign-in: what is the same choice adds up, to 99 at most. What does
 * not fit into a full cart is left out.
 */
export const mergeCarts = (
  account: readonly StoredCartItem[],
  guest: readonly StoredCartItem[],
): readonly StoredCartItem[] =>
  guest.reduce<readonly StoredCartItem[]>((items, item) => {
    const added = addUp(items, item);
    return added.ok ? added.value : items;
  }, account);
