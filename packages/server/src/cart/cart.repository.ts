import type { StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import type { Instant } from '@ofenpost/core/time/instant';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { orders } from '../order/order.table.ts';
import type { CartOwner } from './cart-owner.ts';
import { carts } from './cart.table.ts';

export type StoredCart = { readonly id: string; readonly items: readonly StoredCartItem[] };

const COLUMNS = { id: carts.id, items: carts.items };

const isOwnedBy = (owner: CartOwner) =>
  owner.kind === 'account' ? eq(carts.accountId, owner.accountId) : eq(carts.guestHash, owner.guestHash);

export async function findCart(db: Transaction, owner: CartOwner): Promise<StoredCart | null> {
  const [row] = await db.select(COLUMNS).from(carts).where(isOwnedBy(owner));
  return row ?? null;
}

/** Locks the cart until the transaction ends, so that changes happen one after the other. */
export async function lockCart(tx: Transaction, owner: CartOwner): Promise<StoredCart | null> {
  const [row] = await tx.select(COLUMNS).from(carts).where(isOwnedBy(owner)).for('update');
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

/** Removes a cart; what it ordered counts from now on as ordered by `heirId`, so repeated requests are still recognised. */
export async function removeCart(tx: Transaction, cartId: string, heirId: string): Promise<void> {
  await tx.update(orders).set({ cartId: heirId }).where(eq(orders.cartId, cartId));
  await tx.delete(carts).where(eq(carts.id, cartId));
}
