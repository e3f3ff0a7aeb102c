import { memoize } from '@ofenpost/core/memoize/memoize';
import type { Database } from '../database/database.ts';
import type { CartOwner } from './cart-owner.ts';
import type { StoredCart } from './cart.repository.ts';

/** Null: there is none. */
type Known = StoredCart | null;

/**
 * What this process saw last of the carts that are being changed, so that the next tap need not read first. It may be old:
 * only what replaces or orders nothing but these very items may be built on it, never an answer and never a refusal.
 */
export type RecentCarts = {
  /** Takes it away, so that of several who change a cart at once one builds on it. Undefined: it is not known. */
  take(owner: CartOwner): Known | undefined;
  store(owner: CartOwner, cart: Known): void;
};

/** As many as are filled at the same time on a busy evening. */
const CARTS_MAX = 1_000;
/** Of a cart as JSON: some fifteen items. So a thousand of the largest take about 15 MB, and of the usual ones 1 MB. */
const LETTERS_MAX = 5_000;

const keyOf = (owner: CartOwner): string => (owner.kind === 'guest' ? owner.guestHash : owner.accountId);

const isSmall = (cart: Known): boolean => cart === null || JSON.stringify(cart.items).length <= LETTERS_MAX;

/** A map that forgets what was kept longest ago, and keeps nothing large: its items are up to whoever fills the cart. */
export function createRecentCarts(cartsMax = CARTS_MAX): RecentCarts {
  const carts = new Map<string, Known>();
  return {
    take: (owner) => {
      const cart = carts.get(keyOf(owner));
      carts.delete(keyOf(owner));
      return cart;
    },
    store: (owner, cart) => {
      carts.delete(keyOf(owner));
      if (!isSmall(cart)) return;
      carts.set(keyOf(owner), cart);
      if (carts.size <= cartsMax) return;
      for (const oldest of carts.keys()) {
        carts.delete(oldest);
        break;
      }
    },
  };
}

export const recentCarts = memoize<Database, RecentCarts>(() => createRecentCarts());
