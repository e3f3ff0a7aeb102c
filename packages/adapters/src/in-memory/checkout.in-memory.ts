import type { CheckoutPort } from '@ofenpost/core/checkout/checkout.port';
import { composeOrder } from '@ofenpost/core/checkout/compose-order';
import type { PlaceOrderError, PlacedOrder, PlaceOrderRequest } from '@ofenpost/core/checkout/place-order';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { redeemGiftCard, payableByGiftCard } from './gift-card.in-memory.ts';
import { type Shop, type Visitor, assortmentOf, ovenLoadOf } from './shop.ts';

function place(shop: Shop, visitor: Visitor, request: PlaceOrderRequest): Result<PlacedOrder, PlaceOrderError> {
  const { draft } = request;
  const composed = composeOrder({
    request,
    items: visitor.items,
    ...assortmentOf(shop),
    openingHours: shop.openingHours,
    settings: shop.delivery.settings,
    busyControls: shop.delivery.busyControls,
    orderLocation: shop.delivery.orderLocations.find(({ id }) => id === draft.address.orderLocationId),
    ...payableByGiftCard(shop, draft.giftCardCode),
    vatRates: shop.vatRates,
    ovenLoad: ovenLoadOf(shop),
    now: shop.clock.now(),
  });
  if (!composed.ok) return composed;
  const order = { id: crypto.randomUUID(), number: shop.orders.nextNumber(), ...composed.value };
  const capability = crypto.randomUUID();
  redeemGiftCard(shop, visitor, { order, request });
  shop.orders.store({ order, capability, accountId: visitor.account.id });
  visitor.items = [];
  return ok({ order, capability });
}

export const createCheckoutInMemory = (shop: Shop, visitor: Visitor): CheckoutPort => ({
  place: async (request) => {
    const body = JSON.stringify(request);
    const answer = shop.answers.get(request.idempotencyKey);
    if (answer !== undefined)
      return answer.request === body ? ok(answer.placed) : err({ code: 'idempotencyKeyReused' });
    const placed = place(shop, visitor, request);
    if (placed.ok) shop.answers.set(request.idempotencyKey, { request: body, placed: placed.value });
    return placed;
  },
});
