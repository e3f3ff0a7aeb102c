import { isOtherAccount } from '../account/shown-account.ts';
import { type CartStorefront, assortmentOf } from '../cart/cart.use-cases.ts';
import type { CartOwner, StoredCartItem } from '../cart/stored-cart.ts';
import type { OvenCapacity, OvenLoad } from '../delivery/delivery-time.ts';
import { type StoredGiftCard, payableWith } from '../gift-card/gift-card.use-cases.ts';
import type { OnlineMethod } from '../online-payment/online-method.ts';
import { orderAtPlacement } from '../order/order-summary.ts';
import type { Order } from '../order/order.ts';
import type { OfferedPromotions } from '../promotion/offered-promotions.ts';
import type { Restaurant } from '../restaurant/restaurant.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant } from '../time/instant.ts';
import { addressBlockOf } from '../trust/open-order-limit.ts';
import type { CheckoutPort } from './checkout.port.ts';
import {
  type GuestStanding,
  type OrderContext,
  type OrderDraft,
  type OrderRequest,
  composeOrder,
} from './compose-order.ts';
import type { PlaceOrderError, PlaceOrderRequest } from './place-order.ts';

/** The part of the storefront that orders are composed from. */
export type OrderStorefront = CartStorefront &
  Required<Pick<OrderContext, 'vatRates'>> & {
    readonly ovenCapacity: OvenCapacity;
    readonly restaurant: Pick<Restaurant, 'alcoholMinAge'>;
  };

/**
 * What orders share, so that it must be locked for one of them. The gift card is null when the order names none, and
 * without a standing nothing limits who orders.
 */
export type SharedByOrders = {
  readonly giftCard: StoredGiftCard | null;
  readonly ovenLoad: OvenLoad;
  readonly standing?: GuestStanding | null;
  /** Without it there are none. */
  readonly promotions?: OfferedPromotions;
};

/** How a request is recognized when it is repeated, and what of `SharedByOrders` its order uses. */
export type Placement = {
  readonly idempotencyKey: string;
  /** The same for the same request only. */
  readonly requestHash: string;
  readonly giftCardCode: string | undefined;
  readonly ovenCapacity: OvenCapacity;
  /** By what the shop finds the promotions of the order. */
  readonly promoted: { readonly code: string; readonly phoneNumber: string };
};

/** The order of a request, or of an earlier one with its key. */
export type PlacedOnce = {
  readonly order: Order;
  readonly requestHash: string;
  /** Of an earlier order: whether its cart has been filled again since. */
  readonly isCartRefilled?: boolean;
};

/** An order of the cart of `owner`; null: a guest who never had one. */
export type CartPlacement = Placement & {
  readonly owner: CartOwner | null;
  readonly accountId: string | null;
  /** The guest's address for the confirmation; null: none. */
  readonly email: string | null;
  /** By what earlier orders of the same people are found; null: staff order, whom nothing limits. */
  readonly traces: GuestTraces | null;
};

/** What an order shows of who orders, beside the device; no address block: it goes to no address. */
export type GuestTraces = { readonly phoneNumber: string; readonly addressBlock: string | null };

/** Where orders are placed. */
export type PlacementRepository = {
  /**
   * Writes the order that `compose` makes of the cart, unless it refuses; empties the cart, redeems the gift card and
   * orders the confirmation. If an order has the key, it returns that one. `compose` may run again with a newer cart.
   */
  place(
    placement: CartPlacement,
    compose: (
      found: SharedByOrders & { readonly items: readonly StoredCartItem[] },
    ) => Result<OrderDraft, PlaceOrderError>,
  ): Promise<Result<PlacedOnce, PlaceOrderError>>;
};

export type PlacementDependencies = {
  readonly clock: ClockPort;
  readonly content: { read(): Promise<OrderStorefront> };
  /** A text that is the same for the same request only. */
  readonly hashOf: (request: object) => string;
};

/** What an order is composed from. */
export const orderContextOf = (
  storefront: OrderStorefront,
  request: OrderRequest,
  {
    items,
    giftCard,
    ovenLoad,
    standing = null,
    promotions,
  }: SharedByOrders & { readonly items: readonly StoredCartItem[] },
  now: Instant,
): OrderContext => ({
  request,
  items,
  ...assortmentOf(storefront, items),
  openingHours: storefront.openingHours,
  settings: storefront.delivery.settings,
  busyControls: storefront.delivery.busyControls,
  collection: storefront.delivery.collection,
  orderLocation: storefront.delivery.orderLocations.find(
    ({ id }) => 'address' in request.draft && id === request.draft.address.orderLocationId,
  ),
  ...payableWith(giftCard),
  vatRates: storefront.vatRates,
  alcoholMinAge: storefront.restaurant.alcoholMinAge,
  ovenLoad,
  standing,
  ...(promotions && { promotions }),
  now,
});

/**
 * Whether what is in the cart was put there after its order, which left it empty: then the same request means to order
 * that. Whoever signed in since has the cart of their account.
 */
export const isCartRefilled = (
  items: readonly StoredCartItem[],
  placedBy: string | null,
  { accountId }: Pick<CartPlacement, 'accountId'>,
): boolean => items.length > 0 && placedBy === accountId;

/** The order of this request; refused when the key was used for another one. */
export const orderOfRequest = (
  { order, requestHash, isCartRefilled: isRefilled = false }: PlacedOnce,
  placement: Placement,
): Result<Order, PlaceOrderError> =>
  requestHash === placement.requestHash && !isRefilled ? ok(order) : err({ code: 'idempotencyKeyReused' });

type Dependencies = PlacementDependencies & {
  readonly placements: PlacementRepository;
  /** How guests can pay online now. */
  readonly onlineMethods: () => readonly OnlineMethod[];
  /** The secret that lets its holder read the order. */
  readonly capabilityOf: (orderId: string) => string;
};

const phoneNumberOf = ({ draft }: Pick<OrderRequest, 'draft'>): string =>
  ('contact' in draft ? draft.contact : draft.address).phoneNumber;

/** By what the promotions of a request are found. */
export const promotedOf = (request: Pick<OrderRequest, 'draft'>): Placement['promoted'] => ({
  code: request.draft.promotionCode ?? '',
  phoneNumber: phoneNumberOf(request),
});

function tracesOf(request: PlaceOrderRequest, { delivery }: OrderStorefront): GuestTraces {
  const { draft } = request;
  if ('contact' in draft) return { phoneNumber: phoneNumberOf(request), addressBlock: null };
  const { phoneNumber, orderLocationId, ...door } = draft.address;
  const postcode = delivery.orderLocations.find(({ id }) => id === orderLocationId)?.postcode ?? '';
  return { phoneNumber, addressBlock: addressBlockOf({ ...door, postcode }) };
}

/**
 * Placing the cart of `owner` as an order; nothing limits staff who are signed in. The host has checked permission and
 * input.
 */
export const createCheckoutUseCases =
  ({ placements, clock, content, hashOf, capabilityOf, onlineMethods }: Dependencies) =>
  (owner: CartOwner | null, isStaff = false): CheckoutPort => ({
    place: async ({ accountId: shownTo, ...request }) => {
      const accountId = owner?.kind === 'account' ? owner.accountId : null;
      if (isOtherAccount(shownTo, accountId)) return err({ code: 'accountChanged' });
      const storefront = await content.read();
      const { email = '', giftCardCode, paymentMethod } = request.draft;
      const placement: CartPlacement = {
        owner,
        accountId,
        email: accountId === null && email !== '' ? email : null,
        idempotencyKey: request.idempotencyKey,
        requestHash: hashOf(request),
        giftCardCode,
        ovenCapacity: storefront.ovenCapacity,
        traces: isStaff ? null : tracesOf(request, storefront),
        promoted: promotedOf(request),
      };
      const placed = await placements.place(placement, (found) =>
        composeOrder({
          ...orderContextOf(storefront, request, found, clock.now()),
          isCollectionOffered: storefront.delivery.collection !== undefined,
          onlineMethods: onlineMethods(),
        }),
      );
      const order = placed.ok ? orderOfRequest(placed.value, placement) : placed;
      if (!order.ok) return order;
      return ok({ order: orderAtPlacement(order.value, paymentMethod), capability: capabilityOf(order.value.id) });
    },
  });
