import { mergeCarts } from '@ofenpost/core/cart/merge-carts';
import type { Services } from '../services.ts';
import type { CartOwner } from './cart-owner.ts';
import { lockCart, openCart, removeCart, saveCart } from './cart.repository.ts';

/** The guest's cart becomes part of the account's. */
export const mergeGuestCart = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  guest: CartOwner,
  accountId: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const guestCart = await lockCart(tx, guest);
    if (guestCart === null) return;
    const now = clock.now();
    const accountCart = await openCart(tx, { kind: 'account', accountId }, now);
    await saveCart(tx, { id: accountCart.id, items: mergeCarts(accountCart.items, guestCart.items) }, now);
    await removeCart(tx, guestCart.id, accountCart.id);
  });
