import { hash, randomUUID } from 'node:crypto';
import {
  type CartPlacement,
  type PlacedOnce,
  type Placement,
  type PlacementRepository,
  type SharedByOrders,
  isCartRefilled,
} from '@ofenpost/core/checkout/checkout.use-cases';
import type { OrderDraft } from '@ofenpost/core/checkout/compose-order';
import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { type Result, ok } from '@ofenpost/core/result/result';
import { type StoredCart, lockCart } from '../cart/cart.repository.ts';
import { type Transaction, groupedCommit } from '../database/database.ts';
import { lockNamedGiftCard, redeemGiftCard } from '../gift-card/pay-by-gift-card.ts';
import { enqueueMail } from '../mail/mail.repository.ts';
import { enqueueAutoAccept } from '../order/auto-accept.ts';
import { lockStanding } from '../order/guest-standing.repository.ts';
import { insertOrder } from '../order/insert-order.ts';
import { findPlacedOrder } from '../order/order.repository.ts';
import { lockOvenLoad } from '../order/oven-load.repository.ts';
import { lockPromotions } from '../promotion/promotion.repository.ts';
import type { Services } from '../services.ts';

export const requestHashOf = (request: object): string => hash('sha256', JSON.stringify(request), 'base64url');

/** What orders share, locked until the transaction ends. */
export async function lockShared(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  { giftCardCode, ovenCapacity, promoted: { code, phoneNumber } }: Placement,
): Promise<SharedByOrders> {
  const now = clock.now();
  const giftCard = await lockNamedGiftCard(tx, giftCardCode);
  const ovenLoad = await lockOvenLoad(tx, ovenCapacity, now);
  return { giftCard, ovenLoad, promotions: await lockPromotions(tx, code, { accountId: null, phoneNumber }, now) };
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
  const isPlaced = draft.status === 'placed';
  if (isPlaced && (accountId !== null || email !== null)) await enqueueMail(db, { orderId: id, event: 'placed', at });
  return { order: { id, number, ...draft }, requestHash };
}

type Compose = Parameters<PlacementRepository['place']>[1];

/** Places an order while its cart and everything that it shares are locked. */
const placeInTurn = (
  services: Pick<Services, 'database' | 'clock'>,
  placement: CartPlacement,
  compose: Compose,
): Promise<Result<PlacedOnce, PlaceOrderError>> =>
  services.database.transaction(async (tx) => {
    const { owner, accountId: by, idempotencyKey, traces } = placement;
    const cart = owner === null ? null : await lockCart(tx, owner);
    const earlier = cart === null ? null : await findPlacedOrder(tx, cart.id, idempotencyKey);
    if (cart !== null && earlier !== null)
      return ok({ ...earlier, isCartRefilled: isCartRefilled(cart.items, earlier.accountId, placement) });
    const giftCard = await lockNamedGiftCard(tx, placement.giftCardCode);
    const standing =
      traces === null ? null : await lockStanding(tx, { traces, cartId: cart?.id ?? null, hasAccount: by !== null });
    const ovenLoad = await lockOvenLoad(tx, placement.ovenCapacity, services.clock.now());
    const { code, phoneNumber } = placement.promoted;
    const person = { accountId: by, phoneNumber };
    const promotions = await lockPromotions(tx, code, person, services.clock.now());
    const shared = { giftCard, standing, ovenLoad, promotions };
    const composed = compose({ items: cart?.items ?? [], ...shared });
    if (!composed.ok) return composed;
    const placed = cart === null ? null : await insertPlacedOrder(tx, placement, { cart, draft: composed.value });
    if (placed === null) throw new Error('An order was composed without a cart, or its locked cart was changed.');
    const { order } = placed;
    if (order.status === 'placed') await enqueueAutoAccept(tx, order.id);
    await redeemGiftCard(tx, shared.giftCard, { order, by, at: order.orderTimeProgresses.created });
    return ok(placed);
  });

/** Where orders are placed in PostgreSQL, completely or not at all. */
export const createPlacementRepository = (services: Pick<Services, 'database' | 'clock'>): PlacementRepository => ({
  place: async (placement, compose) => {
    const { database } = services;
    const placed = await placeInTurn(services, placement, compose);
    // The order of a repeated request may have been written a moment ago too, so its commit is awaited.
    if (placed.ok) await groupedCommit(database);
    return placed;
  },
});
