import { hash, randomUUID } from 'node:crypto';
import type {
  CartPlacement,
  PlacedOnce,
  Placement,
  PlacementRepository,
  SharedByOrders,
} from '@ofenpost/core/checkout/checkout.use-cases';
import type { OrderDraft } from '@ofenpost/core/checkout/compose-order';
import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { UNLIMITED_OVEN } from '@ofenpost/core/delivery/delivery-time';
import { type Result, ok } from '@ofenpost/core/result/result';
import { type StoredCart, findCart, lockCart } from '../cart/cart.repository.ts';
import { recentCarts } from '../cart/recent-carts.ts';
import { nullIfLocked } from '../database/database-error.ts';
import { type Database, type Transaction, groupedCommit } from '../database/database.ts';
import { lockNamedGiftCard, redeemGiftCard } from '../gift-card/pay-by-gift-card.ts';
import { enqueueMail } from '../mail/mail.repository.ts';
import { insertOrder } from '../order/insert-order.ts';
import { findPlacedOrder } from '../order/order.repository.ts';
import { lockOvenLoad } from '../order/oven-load.repository.ts';
import type { Services } from '../services.ts';

export const requestHashOf = (request: object): string => hash('sha256', JSON.stringify(request), 'base64url');

/** What orders share, locked until the transaction ends. */
export async function lockShared(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  { giftCardCode, ovenCapacity }: Placement,
): Promise<SharedByOrders> {
  const now = clock.now();
  const giftCard = await lockNamedGiftCard(tx, giftCardCode);
  return { giftCard, ovenLoad: await lockOvenLoad(tx, ovenCapacity, now) };
}

/** Writes the order and its e-mail; null when the cart has changed since. */
async function insertPlacedOrder(
  db: Transaction,
  { accountId, email, idempotencyKey, requestHash }: CartPlacement,
  { cart, draft }: { readonly cart: StoredCart; readonly draft: OrderDraft },
): Promise<PlacedOnce | null> {
  const id = randomUUID();
  const keys = { accountId, email, capturedBy: null, idempotencyKey, requestHash };
  const number = await insertOrder(db, { id, draft, cart, ...keys });
  if (number === null) return null;
  const at = draft.orderTimeProgresses.created;
  if (accountId !== null || email !== null) await enqueueMail(db, { orderId: id, event: 'placed', at });
  return { order: { id, number, ...draft }, requestHash };
}

type Compose = Parameters<PlacementRepository['place']>[1];

/** Places the cart as seen, if it has not changed and no rule refuses it. */
async function placeSeen(
  database: Database,
  cart: StoredCart,
  { placement, compose }: { readonly placement: CartPlacement; readonly compose: Compose },
  db: Transaction,
): Promise<PlacedOnce | null> {
  const composed = compose({ items: cart.items, giftCard: null, ovenLoad: UNLIMITED_OVEN });
  if (!composed.ok) return null;
  const insert = (by: Transaction) => insertPlacedOrder(by, placement, { cart, draft: composed.value });
  return placement.accountId === null && placement.email === null ? insert(db) : database.transaction(insert);
}

/**
 * Places an order that shares nothing with others: composes it, and writes it if the cart is still as this process saw
 * it last or reads it now. Null in every other case, also on a refusal: an order of the same request may just be being
 * written.
 */
async function placeAtOnce(database: Database, placement: CartPlacement, compose: Compose): Promise<PlacedOnce | null> {
  const { owner, giftCardCode = '', ovenCapacity } = placement;
  // With neither a gift card nor a limited oven no other order can compete with it.
  if (owner === null || giftCardCode !== '' || ovenCapacity !== null) return null;
  const requested = { placement, compose };
  const known = recentCarts(database).take(owner) ?? null;
  const placed = known === null ? null : await nullIfLocked(placeSeen(database, known, requested, database.$pipeline));
  if (placed !== null) return placed;
  const cart = await findCart(database, owner);
  return cart === null ? null : placeSeen(database, cart, requested, database);
}

/** Places an order while its cart and everything that it shares are locked. */
const placeInTurn = (
  services: Pick<Services, 'database' | 'clock'>,
  placement: CartPlacement,
  compose: Compose,
): Promise<Result<PlacedOnce, PlaceOrderError>> =>
  services.database.transaction(async (tx) => {
    const { owner, accountId: by, idempotencyKey } = placement;
    const cart = owner === null ? null : await lockCart(tx, owner);
    const earlier = cart === null ? null : await findPlacedOrder(tx, cart.id, idempotencyKey);
    if (earlier !== null) return ok(earlier);
    const shared = await lockShared(tx, services, placement);
    const composed = compose({ items: cart?.items ?? [], ...shared });
    if (!composed.ok) return composed;
    const placed = cart === null ? null : await insertPlacedOrder(tx, placement, { cart, draft: composed.value });
    if (placed === null) throw new Error('An order was composed without a cart, or its locked cart was changed.');
    const { order } = placed;
    await redeemGiftCard(tx, shared.giftCard, { order, by, at: order.orderTimeProgresses.created });
    return ok(placed);
  });

/** Where orders are placed in PostgreSQL, completely or not at all. */
export const createPlacementRepository = (services: Pick<Services, 'database' | 'clock'>): PlacementRepository => ({
  place: async (placement, compose) => {
    const { database } = services;
    const atOnce = await placeAtOnce(database, placement, compose);
    const placed = atOnce === null ? await placeInTurn(services, placement, compose) : ok(atOnce);
    // The order of a repeated request may have been written a moment ago too, so its commit is awaited.
    if (placed.ok) await groupedCommit(database);
    return placed;
  },
});
