import type { CheckoutPort } from '@ofenpost/core/checkout/checkout.port';
import {
  type PlacedOnce,
  type Placement,
  type PlacementDependencies,
  type SharedByOrders,
  createCheckoutUseCases,
} from '@ofenpost/core/checkout/checkout.use-cases';
import type { OrderDraft } from '@ofenpost/core/checkout/compose-order';
import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import type { Order } from '@ofenpost/core/order/order';
import { type Result, ok } from '@ofenpost/core/result/result';
import { findGiftCard, redeemGiftCard } from './gift-card.in-memory.ts';
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
  /** What is written together with a new order. */
  readonly also: (order: Order) => void;
};

/** Stores a new order, unless there is one with its key. */
export function placeOnce(
  shop: Shop,
  { idempotencyKey, requestHash, giftCardCode }: Placement,
  { by, accountId, also }: Writing,
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
  shop.orders.store({ order, capability: crypto.randomUUID(), accountId, failedMail: null });
  shop.answers.set(idempotencyKey, { id: order.id, requestHash });
  also(order);
  return ok({ order, requestHash });
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
        return placeOnce(shop, placement, { by: accountId, accountId, also }, (shared) =>
          compose({ items: visitor.items, ...shared }),
        );
      },
    },
    capabilityOf: (orderId) => shop.orders.find(orderId)?.capability ?? '',
  });
  return {
    place: async (request) => {
      const { id } = visitor.account;
      return checkoutOf(id === null ? null : { kind: 'account', accountId: id }).place(request);
    },
  };
}
