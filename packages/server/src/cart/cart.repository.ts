import { randomUUID } from 'node:crypto';
import type { CartDependencies, CartRepository } from '@ofenpost/core/cart/cart.use-cases';
import { type CartContent, type CartOwner, mergeCarts } from '@ofenpost/core/cart/stored-cart';
import type { Result } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import { and, eq, sql } from 'drizzle-orm';
import { nullIfLocked } from '../database/database-error.ts';
import {
  type Database,
  type Transaction,
  ASYNC_COMMIT,
  groupedCommit,
  preparePerDatabase,
} from '../database/database.ts';
import type { Services } from '../services.ts';
import { carts } from './cart.table.ts';
import { recentCarts } from './recent-carts.ts';

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
async function openCart(tx: Transaction, owner: CartOwner, now: Instant): Promise<StoredCart> {
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

async function saveCart(tx: Transaction, { id, items, additionKeys }: StoredCart, now: Instant): Promise<void> {
  await tx.update(carts).set({ items, additionKeys, changedAt: now }).where(eq(carts.id, id));
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
async function addCart(
  db: Transaction,
  owner: CartOwner,
  { items, additionKeys }: CartContent,
  now: Instant,
): Promise<StoredCart | null> {
  const { kind, ...key } = owner;
  const [row] = await ADD[kind](db).execute({ ...key, items, additionKeys, now });
  return row === undefined ? null : { id: row.id, items, additionKeys };
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
async function replaceContent(
  db: Transaction,
  { id, items: knownItems, additionKeys: knownKeys }: StoredCart,
  { items, additionKeys }: CartContent,
  now: Instant,
): Promise<StoredCart | null> {
  const rows = await replaceKnown(db).execute({ id, knownItems, knownKeys, items, additionKeys, now });
  return rows.length > 0 ? { id, items, additionKeys } : null;
}

type Change<T, E> = {
  readonly owner: CartOwner;
  readonly now: Instant;
  readonly change: (cart: CartContent | null) => Result<T, E>;
};

/** Changes a locked cart, one change after the other. */
const changeInTurn = <T extends CartContent, E>(database: Database, { owner, now, change }: Change<T, E>) =>
  database.transaction(async (tx) => {
    const locked = await lockCart(tx, owner);
    const cart = locked === null && change(null).ok ? await openCart(tx, owner, now) : locked;
    const changed = change(cart);
    if (changed.ok && cart !== null) await saveCart(tx, { ...changed.value, id: cart.id }, now);
    return changed;
  });

/** Changes the cart as this process saw it, or creates one; null: it has changed since. */
async function changeSeen<T extends CartContent, E>(
  database: Database,
  seen: StoredCart | null,
  { owner, now, change }: Change<T, E>,
  db: Transaction,
): Promise<Result<T, E> | null> {
  const changed = change(seen);
  if (!changed.ok) return changed;
  const saved =
    seen === null ? await addCart(db, owner, changed.value, now) : await replaceContent(db, seen, changed.value, now);
  if (saved === null) return null;
  recentCarts(database).store(owner, saved);
  await groupedCommit(database);
  return changed;
}

/**
 * The carts in PostgreSQL. A cart as last seen is replaced, unless it has changed since: it is mostly changed by one
 * person at one server, which takes one round trip to the database; otherwise it is read or locked first.
 */
export const createCartRepository = ({ database, clock }: Pick<Services, 'database' | 'clock'>): CartRepository => ({
  load: async (owner) => {
    const cart = await findCart(database, owner);
    recentCarts(database).store(owner, cart);
    return cart;
  },
  update: async (owner, change) => {
    const requested = { owner, change, now: clock.now() };
    const known = recentCarts(database).take(owner);
    const changed =
      known === undefined ? null : await nullIfLocked(changeSeen(database, known, requested, database.$pipeline));
    if (changed?.ok === true) return changed;
    const cart = await findCart(database, owner);
    return (await changeSeen(database, cart, requested, database)) ?? changeInTurn(database, requested);
  },
});

/** What the use cases of carts need. */
export const cartDependencies = (services: Pick<Services, 'database' | 'clock' | 'content'>): CartDependencies => ({
  ...services,
  carts: createCartRepository(services),
  newId: randomUUID,
});

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
  const merged = await database.transaction(async (tx) => {
    const guestCart = await lockCart(tx, guest);
    if (guestCart === null) return null;
    const now = clock.now();
    const opened = await openCart(tx, account, now);
    const { items, leftOut } = mergeCarts(opened.items, guestCart.items);
    const cart = { ...opened, items };
    await saveCart(tx, cart, now);
    await assignOrders(tx, guestCart.id, cart.id);
    await tx.delete(carts).where(eq(carts.id, guestCart.id));
    return { cart, leftOut };
  });
  recentCarts(database).take(guest);
  if (merged !== null) recentCarts(database).store(account, merged.cart);
  return merged?.leftOut ?? 0;
}

/** Queried for one menu before staff archive or delete it: that is too rare for an index. */
export const countCartsWithMenu = (db: Transaction, menuId: string): Promise<number> =>
  db.$count(carts, sql`${carts.items} @> ${JSON.stringify([{ menuId }])}::jsonb`);
