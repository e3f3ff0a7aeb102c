import { mergeCarts, type CartOwner } from '@ofenpost/core/cart/stored-cart';
import type { Transaction } from '../database/database.ts';
import type { Services } from '../services.ts';
import { type StoredCart, lockCart, openCart, removeCart, saveCart } from './cart.repository.ts';
import { recentCarts } from './recent-carts.ts';

export type MergeDependencies = Pick<Services, 'database' | 'clock'> & {
  /** Assigns the orders of a cart that is removed to its heir. */
  readonly assignOrders: (tx: Transaction, cartId: string, heirId: string) => Promise<void>;
};

/** Merges the guest's cart into the account's. Returns how many pieces did not fit. */
export async function mergeGuestCart(
  { database, clock, assignOrders }: MergeDependencies,
  guest: CartOwner,
  accountId: string,
): Promise<number> {
  const account: CartOwner = { kind: 'account', accountId };
  const merged = await database.transaction(async (tx): Promise<{ cart: StoredCart; leftOut: number } | null> => {
    const guestCart = await lockCart(tx, guest);
    if (guestCart === null) return null;
    const now = clock.now();
    const opened = await openCart(tx, account, now);
    const { items, leftOut } = mergeCarts(opened.items, guestCart.items);
    const cart = { ...opened, items };
    await saveCart(tx, cart, now);
    await assignOrders(tx, guestCart.id, cart.id);
    await removeCart(tx, guestCart.id);
    return { cart, leftOut };
  });
  recentCarts(database).take(guest);
  if (merged !== null) recentCarts(database).store(account, merged.cart);
  return merged?.leftOut ?? 0;
}
