import { isOpenOn } from '@ofenpost/core/accounting/books';
import type { CheckoutPort } from '@ofenpost/core/checkout/checkout.port';
import {
  type CartPlacement,
  type PlacedOnce,
  type Placement,
  type PlacementDependencies,
  type SharedByOrders,
  createCheckoutUseCases,
  isCartRefilled,
} from '@ofenpost/core/checkout/checkout.use-cases';
import type { GuestStanding, OrderDraft } from '@ofenpost/core/checkout/compose-order';
import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import { createAutoAccept } from '@ofenpost/core/order-desk/auto-accept';
import type { Order } from '@ofenpost/core/order/order';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import { type Result, ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { businessDayOf } from '@ofenpost/core/time/business-day';
import { isProof } from '@ofenpost/core/trust/new-guest';
import { addressBlockOf } from '@ofenpost/core/trust/open-order-limit';
import { findGiftCard, redeemGiftCard } from './gift-card.in-memory.ts';
import { createOrderRepository } from './order.in-memory.ts';
import { promotionsFor } from './promotion.in-memory.ts';
import { type Shop, type Visitor, ovenLoadOf, storefrontOf } from './shop.ts';

/** What the use cases that place orders need; a request is its own hash. */
export const placementDependencies = (shop: Shop): PlacementDependencies => ({
  clock: shop.clock,
  content: { read: async () => storefrontOf(shop) },
  hashOf: (request) => JSON.stringify(request),
});

type Writing = {
  /** The account that places the order or takes it. */
  readonly by: string | null;
  readonly accountId: string | null;
  /** The device that places the order. */
  readonly device?: object;
  /** What is written together with a new order. */
  readonly also: (order: Order) => void;
};

/** Stores a new order, unless there is one with its key. */
export function placeOnce(
  shop: Shop,
  { idempotencyKey, requestHash, giftCardCode }: Placement,
  { by, accountId, device, also }: Writing,
  compose: (shared: SharedByOrders) => Result<OrderDraft, PlaceOrderError>,
): Result<PlacedOnce, PlaceOrderError> {
  const earlier = shop.answers.get(idempotencyKey);
  const stored = shop.orders.find(earlier?.id ?? '');
  if (earlier !== undefined && stored !== undefined) return ok({ ...earlier, order: stored.order });
  const giftCard = findGiftCard(shop, giftCardCode);
  const composed = compose({ giftCard, ovenLoad: ovenLoadOf(shop) });
  if (!composed.ok) return composed;
  const order = { id: crypto.randomUUID(), number: shop.orders.nextNumber(), ...composed.value };
  redeemGiftCard(shop, giftCard, order, { by, at: order.orderTimeProgresses.created });
  shop.orders.store({
    order,
    capability: crypto.randomUUID(),
    accountId,
    failedMail: null,
    undoable: null,
    kitchenMarks: [],
    ...(device && { device }),
  });
  shop.answers.set(idempotencyKey, { id: order.id, requestHash });
  also(order);
  return ok({ order, requestHash });
}

/** What the shop knows of a visitor who orders. */
function standingOf(shop: Shop, visitor: Visitor, { traces, accountId }: CartPlacement): GuestStanding | null {
  if (traces === null) return null;
  const { phoneNumber, addressBlock } = traces;
  const open = shop.orders.stored().filter(({ order }) => !isFinished(order.status));
  const atAddress = open.filter(({ order }) => addressBlock !== null && addressBlockOf(order.address) === addressBlock);
  return {
    hasAccount: accountId !== null,
    hasEarlierOrder: shop.orders.all().some((order) => order.address.phoneNumber === phoneNumber && isProof(order)),
    openOrders: { ofDevice: open.filter(({ device }) => device === visitor).length, atAddress: atAddress.length },
  };
}

export function createCheckoutInMemory(shop: Shop, visitor: Visitor): CheckoutPort {
  const checkoutOf = createCheckoutUseCases({
    ...placementDependencies(shop),
    placements: {
      place: async (placement, compose) => {
        const { accountId } = placement;
        const also = () => {
          visitor.items = [];
        };
        const { items } = visitor;
        const placed = placeOnce(shop, placement, { by: accountId, accountId, device: visitor, also }, (shared) =>
          compose({
            items,
            ...shared,
            standing: standingOf(shop, visitor, placement),
            promotions: promotionsFor(shop, placement.promoted.code, {
              accountId,
              phoneNumber: placement.promoted.phoneNumber,
            }),
          }),
        );
        const isNew = items !== visitor.items;
        if (!placed.ok || isNew) return placed;
        const placedBy = shop.orders.find(placed.value.order.id)?.accountId ?? null;
        return ok({ ...placed.value, isCartRefilled: isCartRefilled(items, placedBy, placement) });
      },
    },
    capabilityOf: (orderId) => shop.orders.find(orderId)?.capability ?? '',
    onlineMethods: () => shop.online.breaker.methods(shop.clock.now()),
  });
  const accept = createAutoAccept({
    clock: shop.clock,
    content: { read: async () => storefrontOf(shop) },
    orders: createOrderRepository(shop),
    loadAcceptance: async () => shop.orderAcceptance,
    countOtherOpenOrders: async (id) => {
      const today = businessDayOf(shop.clock.now());
      return shop.orders.all().filter((order) => order.id !== id && isOpenOn(order, today)).length;
    },
  });
  return {
    place: async (request) => {
      const { id } = visitor.account;
      const owner = id === null ? null : ({ kind: 'account', accountId: id } as const);
      const placed = await checkoutOf(owner, may(visitor.account, 'order.capture')).place(request);
      if (placed.ok) await accept(placed.value.order.id);
      return placed;
    },
  };
}
