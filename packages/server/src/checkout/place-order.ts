import { hash, randomUUID } from 'node:crypto';
import { assortmentOf } from '@ofenpost/core/cart/cart.use-cases';
import type { StoredCartItem, CartOwner } from '@ofenpost/core/cart/stored-cart';
import {
  type OrderRequest,
  type OrderContext,
  type OrderDraft,
  composeOrder,
} from '@ofenpost/core/checkout/compose-order';
import type { PlaceOrderError, PlaceOrderRequest, PlacedOrder } from '@ofenpost/core/checkout/place-order';
import { type OvenLoad, UNLIMITED_OVEN } from '@ofenpost/core/delivery/delivery-time';
import { type StoredGiftCard, payableWith } from '@ofenpost/core/gift-card/gift-card.use-cases';
import type { Order } from '@ofenpost/core/order/order';
import { orderAtPlacement } from '@ofenpost/core/order/order-summary';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import { type StoredCart, findCart, lockCart } from '../cart/cart.repository.ts';
import { recentCarts } from '../cart/recent-carts.ts';
import { nullIfLocked } from '../database/database-error.ts';
import { type Transaction, groupedCommit } from '../database/database.ts';
import { lockNamedGiftCard, redeemGiftCard } from '../gift-card/pay-by-gift-card.ts';
import { enqueueMail } from '../mail/mail.repository.ts';
import { insertOrder } from '../order/insert-order.ts';
import { orderCapability } from '../order/order-capability.ts';
import { findPlacedOrder } from '../order/order.repository.ts';
import { lockOvenLoad } from '../order/oven-load.repository.ts';
import type { Services } from '../services.ts';
import type { StorefrontReader } from '../storefront/storefront.ts';

type RequestedContext = {
  readonly request: OrderRequest;
  readonly items: readonly StoredCartItem[];
  readonly now: Instant;
};
/** The data that orders share, and that must therefore be locked for one of them. */
type Shared = { readonly giftCard: StoredGiftCard | null; readonly ovenLoad: OvenLoad };

const orderContextWith = (
  shop: StorefrontReader,
  { request, items, now }: RequestedContext,
  { giftCard, ovenLoad }: Shared,
): OrderContext => ({
  request,
  items,
  ...assortmentOf(shop, items),
  openingHours: shop.openingHours,
  settings: shop.delivery.settings,
  busyControls: shop.delivery.busyControls,
  orderLocation:
    'address' in request.draft ? shop.orderLocations.get(request.draft.address.orderLocationId) : undefined,
  ...payableWith(giftCard),
  vatRates: shop.vatRates,
  ovenLoad,
  now,
});

/** Whether an order uses neither a gift card nor a limited oven, so that no other order can compete with it. */
const takesAlone = ({ ovenCapacity }: StorefrontReader, { draft: { giftCardCode = '' } }: OrderRequest): boolean =>
  giftCardCode === '' && ovenCapacity === null;

/** The context of an order that shares nothing. */
const aloneOrderContext = (shop: StorefrontReader, requested: RequestedContext): OrderContext =>
  orderContextWith(shop, requested, { giftCard: null, ovenLoad: UNLIMITED_OVEN });

/** The context of an order, with the gift card and the oven locked until the transaction ends. */
export async function orderContextInTransaction(tx: Transaction, shop: StorefrontReader, requested: RequestedContext) {
  const giftCard = await lockNamedGiftCard(tx, requested.request.draft.giftCardCode);
  const ovenLoad = await lockOvenLoad(tx, shop.ovenCapacity, requested.now);
  return { orderContext: orderContextWith(shop, requested, { giftCard, ovenLoad }), giftCard };
}

type Requested = {
  /** Null: a guest who never had a cart. */
  readonly owner: CartOwner | null;
  readonly request: PlaceOrderRequest;
  readonly shop: StorefrontReader;
  readonly requestHash: string;
};

const hashOf = (request: PlaceOrderRequest): string => hash('sha256', JSON.stringify(request), 'base64url');

/** The guest's address for the confirmation; most guests give none. */
const guestEmail = ({ draft: { email = '' } }: PlaceOrderRequest): string | null => (email === '' ? null : email);

/** The recipient of the order's e-mails: the account, or a guest who gave an address. */
const eventOf = ({ owner, request }: Requested) =>
  owner?.kind === 'account'
    ? { accountId: owner.accountId, email: null }
    : { accountId: null, email: guestEmail(request) };

/** Writes the order and its e-mail; null when the cart has changed since. */
async function insertPlacedOrder(
  db: Transaction,
  requested: Requested,
  { cart, draft }: { readonly cart: StoredCart; readonly draft: OrderDraft },
): Promise<Order | null> {
  const { request, requestHash } = requested;
  const { idempotencyKey } = request;
  const id = randomUUID();
  const orderEvent = eventOf(requested);
  const number = await insertOrder(db, {
    id,
    draft,
    cart,
    capturedBy: null,
    ...orderEvent,
    idempotencyKey,
    requestHash,
  });
  if (number === null) return null;
  const at = draft.orderTimeProgresses.created;
  if (orderEvent.accountId !== null || orderEvent.email !== null)
    await enqueueMail(db, { orderId: id, event: 'placed', at });
  return { id, number, ...draft };
}

/** Places the cart as seen, if it has not changed and no rule refuses it. */
async function placeSeen(
  { database, clock }: Services,
  cart: StoredCart,
  requested: Requested,
  db: Transaction,
): Promise<Order | null> {
  const { request, shop } = requested;
  const composed = composeOrder(aloneOrderContext(shop, { request, items: cart.items, now: clock.now() }));
  if (!composed.ok) return null;
  const insert = (by: Transaction) => insertPlacedOrder(by, requested, { cart, draft: composed.value });
  const { accountId, email } = eventOf(requested);
  return accountId === null && email === null ? insert(db) : database.transaction(insert);
}

/**
 * Places an order that shares nothing with others: validates it, and writes it if the cart is still as this process saw
 * it last or reads it now. Null in every other case, also on a refusal: an order of the same request may just be being
 * written.
 */
async function placeAtOnce(services: Services, requested: Requested): Promise<Order | null> {
  const { database } = services;
  const { owner, request, shop } = requested;
  if (owner === null || !takesAlone(shop, request)) return null;
  const known = recentCarts(database).take(owner) ?? null;
  const order = known === null ? null : await nullIfLocked(placeSeen(services, known, requested, database.$pipeline));
  if (order !== null) return order;
  const cart = await findCart(database, owner);
  return cart === null ? null : placeSeen(services, cart, requested, database);
}

/** Places an order while its cart and everything that it shares are locked. */
const placeInTurn = ({ database, clock }: Services, requested: Requested): Promise<Result<Order, PlaceOrderError>> =>
  database.transaction(async (tx) => {
    const { owner, request, shop, requestHash } = requested;
    const cart = owner === null ? null : await lockCart(tx, owner);
    const earlier = cart === null ? null : await findPlacedOrder(tx, cart.id, request.idempotencyKey);
    if (earlier !== null) {
      return earlier.requestHash === requestHash
        ? ok(orderAtPlacement(earlier.order, request.draft.paymentMethod))
        : err({ code: 'idempotencyKeyReused' });
    }
    const items = cart?.items ?? [];
    const { orderContext, giftCard } = await orderContextInTransaction(tx, shop, { request, items, now: clock.now() });
    const composed = composeOrder(orderContext);
    if (!composed.ok) return composed;
    const order = cart === null ? null : await insertPlacedOrder(tx, requested, { cart, draft: composed.value });
    if (order === null) throw new Error('An order was composed without a cart, or its locked cart was changed.');
    const { created: at } = order.orderTimeProgresses;
    await redeemGiftCard(tx, giftCard, { order, by: eventOf(requested).accountId, at });
    return ok(order);
  });

/** Places the cart as an order, completely or not at all. `owner` null: a guest who never had a cart. */
export async function placeOrder(
  services: Services,
  owner: CartOwner | null,
  request: PlaceOrderRequest,
): Promise<Result<PlacedOrder, PlaceOrderError>> {
  const { database, content, authSecret } = services;
  const requested = { owner, request, shop: await content.read(), requestHash: hashOf(request) };
  const order = await placeAtOnce(services, requested);
  const placed = order === null ? await placeInTurn(services, requested) : ok(order);
  if (!placed.ok) return placed;
  // The order of a repeated request may have been written a moment ago too, so its commit is awaited.
  await groupedCommit(database);
  return ok({ order: placed.value, capability: orderCapability(authSecret, placed.value.id) });
}
