import type { CartContent } from '@ofenpost/core/cart/add-once';
import type { CartError } from '@ofenpost/core/cart/cart';
import { type Result, err } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import type { Database, Transaction } from '../database/database.ts';
import { groupedCommit } from '../database/grouped-commit.ts';
import { nullIfLocked } from '../database/null-if-locked.ts';
import type { CartOwner } from './cart-owner.ts';
import { type StoredCart, addCart, findCart, lockCart, openCart, replaceContent, saveCart } from './cart.repository.ts';
import { recentCarts } from './recent-carts.ts';

type Changed = Result<CartContent, CartError>;

type Change = {
  readonly owner: CartOwner;
  readonly now: Instant;
  /** Whether an owner without a cart gets one. */
  readonly makesCart: boolean;
  /** May be called again with a newer cart. */
  readonly change: (cart: CartContent) => Changed;
};

const NOTHING: CartContent = { items: [], additionKeys: [] };
const UNKNOWN: Changed = err({ code: 'itemUnknown' });

/** Changes a locked cart, one change after the other. */
const changeInTurn = (database: Database, { owner, now, makesCart, change }: Change): Promise<Changed> =>
  database.transaction(async (tx) => {
    const cart = makesCart ? await openCart(tx, owner, now) : await lockCart(tx, owner);
    if (cart === null) return UNKNOWN;
    const changed = change(cart);
    if (changed.ok) await saveCart(tx, { ...changed.value, id: cart.id }, now);
    return changed;
  });

/** Changes the cart as this process saw it, or creates one; null: it has changed since. */
async function changeSeen(
  database: Database,
  seen: StoredCart | null,
  requested: Change,
  db: Transaction,
): Promise<Changed | null> {
  const { owner, now, makesCart, change } = requested;
  if (seen === null && !makesCart) return UNKNOWN;
  const changed = change(seen ?? NOTHING);
  if (!changed.ok) return changed;
  const saved =
    seen === null ? await addCart(db, owner, changed.value, now) : await replaceContent(db, seen, changed.value, now);
  if (saved === null) return null;
  recentCarts(database).store(owner, saved);
  await groupedCommit(database);
  return changed;
}

/**
 * Changes a cart so that no change is lost: the cart as last seen is replaced, unless it has changed since. A cart is
 * mostly changed by one person at one server, which takes one round trip to the database; otherwise it is read or
 * locked first.
 */
export async function changeItems(database: Database, requested: Change): Promise<Changed> {
  const known = recentCarts(database).take(requested.owner);
  const changed =
    known === undefined ? null : await nullIfLocked(changeSeen(database, known, requested, database.$pipeline));
  if (changed?.ok === true) return changed;
  const cart = await findCart(database, requested.owner);
  return (await changeSeen(database, cart, requested, database)) ?? changeInTurn(database, requested);
}
