import { assortmentOf } from '@ofenpost/core/cart/cart.use-cases';
import type { CheckoutPort } from '@ofenpost/core/checkout/checkout.port';
import { composeOrder } from '@ofenpost/core/checkout/compose-order';
import type { PlaceOrderError, PlacedOrder, PlaceOrderRequest } from '@ofenpost/core/checkout/place-order';
import { phoneNumberField } from '@ofenpost/core/contact/contact-fields';
import type { Order } from '@ofenpost/core/order/order';
import { composePhoneOrder } from '@ofenpost/core/phone-order/compose-phone-order';
import { CALLER_ORDERS_MAX, type PhoneOrderRequest } from '@ofenpost/core/phone-order/phone-order';
import type { PhoneOrderPort } from '@ofenpost/core/phone-order/phone-order.port';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { recordAudit } from './audit.in-memory.ts';
import { redeemGiftCard, payableByGiftCard } from './gift-card.in-memory.ts';
import { type Shop, type Visitor, ovenLoadOf, storefrontOf } from './shop.ts';

function take(shop: Shop, visitor: Visitor, request: PhoneOrderRequest): Result<Order, PlaceOrderError> {
  const { draft, override } = request;
  const items = request.items.map((item) => ({ id: crypto.randomUUID(), ...item }));
  const composed = composePhoneOrder(
    {
      request,
      items,
      ...assortmentOf(storefrontOf(shop), items),
      openingHours: shop.openingHours,
      settings: shop.delivery.settings,
      busyControls: shop.delivery.busyControls,
      orderLocation:
        'address' in draft
          ? shop.delivery.orderLocations.find(({ id }) => id === draft.address.orderLocationId)
          : undefined,
      ...payableByGiftCard(shop, draft.giftCardCode),
      vatRates: shop.vatRates,
      ovenLoad: ovenLoadOf(shop),
      now: shop.clock.now(),
    },
    override,
  );
  if (!composed.ok) return composed;
  const order = { id: crypto.randomUUID(), number: shop.orders.nextNumber(), ...composed.value };
  const { number, status, promisedAt, totalPrice } = order;
  const entry = { subject: String(number), before: null };
  recordAudit(shop, visitor, { ...entry, action: 'order.captured', after: { status, promisedAt, totalPrice } });
  if (order.override !== null)
    recordAudit(shop, visitor, { ...entry, action: 'order.blockOverridden', after: order.override });
  redeemGiftCard(shop, visitor, { order, request });
  shop.orders.store({ order, capability: crypto.randomUUID(), accountId: null, failedMail: null });
  return ok(order);
}

/** No account has a phone number here: the accounts are those of the visitors. */
export function createPhoneOrderInMemory(shop: Shop, visitor: Visitor): PhoneOrderPort {
  const taken = new Map<string, { readonly request: string; readonly id: string }>();
  const requireMay = () => {
    if (!may(visitor.account, 'order.capture')) throw new Error('not allowed');
  };
  return {
    findCaller: async (text) => {
      requireMay();
      const phoneNumber = phoneNumberField.parse(text);
      const orders = shop.orders.all().filter(({ address }) => address.phoneNumber === phoneNumber);
      return { orders: orders.toSorted((a, b) => b.number - a.number).slice(0, CALLER_ORDERS_MAX), accounts: [] };
    },
    capture: async (request) => {
      requireMay();
      const { estimate: _estimate, ...ordered } = request;
      const body = JSON.stringify(ordered);
      const earlier = taken.get(request.idempotencyKey);
      const stored = earlier === undefined ? undefined : shop.orders.find(earlier.id);
      if (earlier !== undefined && stored !== undefined)
        return earlier.request === body ? ok(stored.order) : err({ code: 'idempotencyKeyReused' });
      const answer = take(shop, visitor, request);
      if (answer.ok) taken.set(request.idempotencyKey, { request: body, id: answer.value.id });
      return answer;
    },
  };
}

function place(shop: Shop, visitor: Visitor, request: PlaceOrderRequest): Result<PlacedOrder, PlaceOrderError> {
  const { draft } = request;
  const composed = composeOrder({
    request,
    items: visitor.items,
    ...assortmentOf(storefrontOf(shop), visitor.items),
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
  shop.orders.store({ order, capability, accountId: visitor.account.id, failedMail: null });
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
