import type { CartContent, CartOwner } from '@ofenpost/core/cart/stored-cart';
import type { Instant } from '@ofenpost/core/time/instant';
import { and, eq, sql } from 'drizzle-orm';
import { type Transaction, ASYNC_COMMIT, preparePerDatabase } from '../database/database.ts';
import { carts } from './cart.table.ts';

export type StoredCart = CartContent & { readonly id: string };

const COLUMNS = { id: carts.id, items: carts.items, additionKeys: carts.additionKeys };

type OwnerKey = 'accountId' | 'guestHash';

const selectBy = (db: Transaction, key: OwnerKey) =>
  db
    .select(COLUMNS)
    .from(carts)
    .where(eq(carts[key], sql.placeholder(key)));

const findBy = (key: OwnerKey) => preparePerDatabase((db) => selectBy(db, key).prepare(`find_cart_by_${key}`));
const FIND = { account: findBy('accountId'), guest: findBy('guestHash') };

export async function findCart(db: Transaction, owner: CartOwner): Promise<StoredCart | null> {
  const { kind, ...key } = owner;
  const [row] = await FIND[kind](db).execute(key);
  return row ?? null;
}

const lockBy = (key: OwnerKey) =>
  preparePerDatabase((db) => selectBy(db, key).for('update').prepare(`lock_cart_by_${key}`));
const LOCK = { account: lockBy('accountId'), guest: lockBy('guestHash') };

/** Locks the cart until the transaction ends, so that changes happen one after the other. */
export async function lockCart(tx: Transaction, owner: CartOwner): Promise<StoredCart | null> {
  const { kind, ...key } = owner;
  const [row] = await LOCK[kind](tx).execute(key);
  return row ?? null;
}

/** Locks the cart, and creates it if there is none. */
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

export async function saveCart(tx: Transaction, { id, ...content }: StoredCart, now: Instant): Promise<void> {
  await tx
    .update(carts)
    .set({ ...content, changedAt: now })
    .where(eq(carts.id, id));
}

const WRITTEN = { id: carts.id, waits: ASYNC_COMMIT };

const addFor = (key: OwnerKey) =>
  preparePerDatabase((db) =>
    db
      .insert(carts)
      .values({
        [key]: sql.placeholder(key),
        items: sql.placeholder('items'),
        additionKeys: sql.placeholder('additionKeys'),
        changedAt: sql.placeholder('now'),
      })
      .onConflictDoNothing()
      .returning(WRITTEN)
      .prepare(`add_cart_for_${key}`),
  );
const ADD = { account: addFor('accountId'), guest: addFor('guestHash') };

/**
 * Creates the cart of an owner who has none; null: there is one by now. Answer the request only after `groupedCommit`.
 */
export async function addCart(
  db: Transaction,
  owner: CartOwner,
  content: CartContent,
  now: Instant,
): Promise<StoredCart | null> {
  const { kind, ...key } = owner;
  const [row] = await ADD[kind](db).execute({ ...key, ...content, now });
  return row === undefined ? null : { id: row.id, ...content };
}

const replaceKnown = preparePerDatabase((db) =>
  db
    .update(carts)
    .set({
      items: sql`${sql.param(sql.placeholder('items'), carts.items)}`,
      additionKeys: sql`${sql.param(sql.placeholder('additionKeys'), carts.additionKeys)}`,
      changedAt: sql`${sql.placeholder('now')}`,
    })
    .where(
      and(
        eq(carts.id, sql.placeholder('id')),
        eq(carts.items, sql.param(sql.placeholder('knownItems'), carts.items)),
        eq(carts.additionKeys, sql.param(sql.placeholder('knownKeys'), carts.additionKeys)),
      ),
    )
    .returning(WRITTEN)
    .prepare('replace_cart_content'),
);

/** Replaces a cart if it is as expected; null: it has changed. Answer the request only after `groupedCommit`. */
export async function replaceContent(
  db: Transaction,
  { id, items: knownItems, additionKeys: knownKeys }: StoredCart,
  content: CartContent,
  now: Instant,
): Promise<StoredCart | null> {
  const rows = await replaceKnown(db).execute({ id, knownItems, knownKeys, ...content, now });
  return rows.length > 0 ? { id, ...content } : null;
}

/** Queried for one menu before staff archive or delete it: that is too rare for an index. */
export const countCartsWithMenu = (db: Transaction, menuId: string): Promise<number> =>
  db.$count(carts, sql`${carts.items} @> ${JSON.stringify([{ menuId }])}::jsonb`);

/** Removes a cart, which no order may name any more. */
export async function removeCart(tx: Transaction, cartId: string): Promise<void> {
  await tx.delete(carts).where(eq(carts.id, cartId));
}
