import type { StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import type { Instant } from '@ofenpost/core/time/instant';
import { type Placeholder, and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { oncePerDatabase } from '../database/once-per-database.ts';
import { WITHOUT_THE_DISK } from '../database/until-durable.ts';
import { orders } from '../order/order.table.ts';
import type { CartOwner } from './cart-owner.ts';
import { carts } from './cart.table.ts';

export type StoredCart = { readonly id: string; readonly items: readonly StoredCartItem[] };

const COLUMNS = { id: carts.id, items: carts.items };

type OwnerKey = 'accountId' | 'guestHash';

const selectBy = (db: Transaction, key: OwnerKey) =>
  db
    .select(COLUMNS)
    .from(carts)
    .where(eq(carts[key], sql.placeholder(key)));

const findBy = (key: OwnerKey) => oncePerDatabase((db) => selectBy(db, key).prepare(`find_cart_by_${key}`));
const FIND = { account: findBy('accountId'), guest: findBy('guestHash') };

export async function findCart(db: Transaction, owner: CartOwner): Promise<StoredCart | null> {
  const { kind, ...key } = owner;
  const [row] = await FIND[kind](db).execute(key);
  return row ?? null;
}

const lockBy = (key: OwnerKey) =>
  oncePerDatabase((db) => selectBy(db, key).for('update').prepare(`lock_cart_by_${key}`));
const LOCK = { account: lockBy('accountId'), guest: lockBy('guestHash') };

/** Locks the cart until the transaction ends, so that changes happen one after the other. */
export async function lockCart(tx: Transaction, owner: CartOwner): Promise<StoredCart | null> {
  const { kind, ...key } = owner;
  const [row] = await LOCK[kind](tx).execute(key);
  return row ?? null;
}

/** Locks the cart, and makes it where there is none. */
export async function openCart(tx: Transaction, owner: CartOwner, now: Instant): Promise<StoredCart> {
  const known = await lockCart(tx, owner);
  if (known !== null) return known;
  const { kind: _, ...key } = owner;
  await tx
    .insert(carts)
    .values({ ...key, items: [], changedAt: now })
    .onConflictDoNothing();
  const made = await lockCart(tx, owner);
  if (made === null) throw new Error('The cart is gone.');
  return made;
}

export async function saveCart(tx: Transaction, { id, items }: StoredCart, now: Instant): Promise<void> {
  await tx.update(carts).set({ items, changedAt: now }).where(eq(carts.id, id));
}

const WRITTEN = { id: carts.id, waits: WITHOUT_THE_DISK };

const addFor = (key: OwnerKey) =>
  oncePerDatabase((db) =>
    db
      .insert(carts)
      .values({ [key]: sql.placeholder(key), items: sql.placeholder('items'), changedAt: sql.placeholder('now') })
      .onConflictDoNothing()
      .returning(WRITTEN)
      .prepare(`add_cart_for_${key}`),
  );
const ADD = { account: addFor('accountId'), guest: addFor('guestHash') };

/** Makes the cart of somebody who has none; null: there is one by now. Whoever asked is answered after `untilDurable`. */
export async function addCart(
  db: Transaction,
  owner: CartOwner,
  items: StoredCart['items'],
  now: Instant,
): Promise<StoredCart | null> {
  const { kind, ...key } = owner;
  const [row] = await ADD[kind](db).execute({ ...key, items, now });
  return row === undefined ? null : { id: row.id, items };
}

/** What a cart's items must still be, so that a change of them loses none that was made meanwhile. */
const areItems = (known: Placeholder) => eq(carts.items, sql.param(known, carts.items));

const replaceKnown = oncePerDatabase((db) =>
  db
    .update(carts)
    .set({ items: sql`${sql.param(sql.placeholder('items'), carts.items)}`, changedAt: sql`${sql.placeholder('now')}` })
    .where(and(eq(carts.id, sql.placeholder('id')), areItems(sql.placeholder('known'))))
    .returning(WRITTEN)
    .prepare('replace_cart_items'),
);

/** Saves other items; null: these are not the cart's items any more. Whoever asked is answered after `untilDurable`. */
export async function replaceItems(
  db: Transaction,
  { id, items: known }: StoredCart,
  items: StoredCart['items'],
  now: Instant,
): Promise<StoredCart | null> {
  return (await replaceKnown(db).execute({ id, known, items, now })).length > 0 ? { id, items } : null;
}

/** Removes a cart; what it ordered counts from now on as ordered by `heirId`, so repeated requests are still recognised. */
export async function removeCart(tx: Transaction, cartId: string, heirId: string): Promise<void> {
  await tx.update(orders).set({ cartId: heirId }).where(eq(orders.cartId, cartId));
  await tx.delete(carts).where(eq(carts.id, cartId));
}
