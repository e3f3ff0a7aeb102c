import type { CartOwner } from '@ofenpost/core/cart/stored-cart';
import { memoize } from '@ofenpost/core/memoize/memoize';
import type { Database } from '../database/database.ts';
import type { StoredCart } from './cart.repository.ts';

/** Null: the owner has no cart. */
type Known = StoredCart | null;

/**
 * The carts that this process saw last while they were changed, so that the next change need not read first. An entry
 * may be outdated: use it only to replace or order exactly these items, never for an answer or a refusal.
 */
export type RecentCarts = {
  /** Removes and returns it, so that only one of several concurrent changes uses it. Undefined: it is unknown. */
  take(owner: CartOwner): Known | undefined;
  store(owner: CartOwner, cart: Known): void;
};

/** As many carts as are filled at the same time on a busy evening. */
const CARTS_MAX = 1_000;
/** Length of a cart as JSON: some fifteen items. A thousand of the largest take about 15 MB, usual ones 1 MB. */
const LETTERS_MAX = 5_000;

const keyOf = (owner: CartOwner): string => (owner.kind === 'guest' ? owner.guestHash : owner.accountId);

const isSmall = (cart: Known): boolean => cart === null || JSON.stringify(cart.items).length <= LETTERS_MAX;

/** A map that drops the oldest entries and stores no large carts, since their size is up to the client. */
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
