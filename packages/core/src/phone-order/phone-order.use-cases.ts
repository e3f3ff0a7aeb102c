import type { StoredCartItem } from '../cart/stored-cart.ts';
import {
  type PlacedOnce,
  type Placement,
  type PlacementDependencies,
  type SharedByOrders,
  orderContextOf,
  orderOfRequest,
  promotedOf,
} from '../checkout/checkout.use-cases.ts';
import type { OrderDraft } from '../checkout/compose-order.ts';
import type { PlaceOrderError } from '../checkout/place-order.ts';
import type { Order } from '../order/order.ts';
import type { AuditedChange } from '../record/audit-entry.ts';
import type { Result } from '../result/result.ts';
import { composePhoneOrder } from './compose-phone-order.ts';
import type { PhoneOrderPort } from './phone-order.port.ts';

/** An order that the account `by` takes on the phone. */
export type PhonePlacement = Placement & { readonly by: string };

/** Where phone orders are placed. */
export type PhoneOrderRepository = {
  /**
   * Writes the order that `compose` makes, unless it refuses, with its `auditedPhoneOrder`; redeems the gift card and
   * prints the ticket. If an order of this account has the key, it returns that one.
   */
  place(
    placement: PhonePlacement,
    compose: (shared: SharedByOrders) => Result<OrderDraft, PlaceOrderError>,
  ): Promise<Result<PlacedOnce, PlaceOrderError>>;
};

/** The account that took the order and the overridden blocks are recorded. Source: product design, "Order desk". */
export function auditedPhoneOrder({ number, override, status, promisedAt, totalPrice }: Order): AuditedChange[] {
  const taken = { subject: String(number), before: null };
  return [
    { ...taken, action: 'order.captured', after: { status, promisedAt, totalPrice } },
    ...(override === null ? [] : [{ ...taken, action: 'order.blockOverridden' as const, after: override }]),
  ];
}

type Dependencies = PlacementDependencies & {
  readonly phoneOrders: PhoneOrderRepository;
  readonly newId: () => string;
};

/**
 * Taking an order for a caller, by the account `by`. It belongs to no account: an account with the caller's number has
 * never proved that the number is its own. The host has checked permission and input.
 */
export const createPhoneOrderUseCases =
  ({ phoneOrders, clock, content, hashOf, newId }: Dependencies) =>
  (by: string): Pick<PhoneOrderPort, 'capture'> => ({
    capture: async (request) => {
      const storefront = await content.read();
      // The time may have moved before a lost request is repeated.
      const { estimate: _estimate, ...ordered } = request;
      const placement: PhonePlacement = {
        by,
        idempotencyKey: request.idempotencyKey,
        requestHash: hashOf(ordered),
        giftCardCode: request.draft.giftCardCode,
        ovenCapacity: storefront.ovenCapacity,
        promoted: promotedOf(request),
      };
      const items: StoredCartItem[] = request.items.map((item) => ({ id: newId(), ...item }));
      const placed = await phoneOrders.place(placement, (shared) =>
        composePhoneOrder(orderContextOf(storefront, request, { items, ...shared }, clock.now()), request.override),
      );
      return placed.ok ? orderOfRequest(placed.value, placement) : placed;
    },
  });
