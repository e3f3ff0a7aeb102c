import { mergeCarts } from '@ofenpost/core/cart/merge-carts';
import type { Services } from '../services.ts';
import type { CartOwner } from './cart-owner.ts';
import { giveCart, lockCart, removeCart, saveCart } from './cart.repository.ts';

/** At sign-in the guest's cart becomes part of the account's. */
export const mergeGuestCart = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  guest: CartOwner,
  accountId: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const guestCart = await lockCart(tx, guest);
    if (guestCart === null) return;
    const accountCart = await lockCart(tx, { kind: 'account', accountId });
    if (accountCart === null) {
      await giveCart(tx, guestCart.id, accountId);
      return;
    }
    const items = mergeCarts(accountCart.items, guestCart.items);
    await saveCart(tx, { id: accountCart.id, items }, clock.now());
    await removeCart(tx, guestCart.id, accountCart.id);
  });
