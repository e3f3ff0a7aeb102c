import type { Account } from '@ofenpost/core/account/account';
import type { Cart } from '@ofenpost/core/cart/cart';
import { priceCart } from '@ofenpost/core/cart/price-cart';
import type { StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import type { Catalogue } from '@ofenpost/core/catalogue/catalogue';
import type { Product } from '@ofenpost/core/catalogue/product';
import type { PlacedOrder } from '@ofenpost/core/checkout/place-order';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import { earliestDelivery } from '@ofenpost/core/delivery/delivery-slots';
import type { OpeningHours } from '@ofenpost/core/opening-hours/opening-hours';
import type { RestaurantPage } from '@ofenpost/core/restaurant/restaurant-page';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';
import type { OrderBook } from './order-book.ts';

/** The whole restaurant in memory, shared by everybody who visits it. */
export type Shop = {
  readonly clock: ClockPort;
  readonly openingHours: OpeningHours;
  readonly restaurantPage: RestaurantPage;
  readonly delivery: Delivery;
  catalogue: Catalogue;
  readonly orders: OrderBook;
  /** What each idempotency key was used for. */
  readonly answers: Map<string, { readonly request: string; readonly placed: PlacedOrder }>;
};

/** Somebody at the shop, with a cart. */
export type Visitor = { account: Account; items: readonly StoredCartItem[] };

export const productsOf = ({ catalogue }: Shop): readonly Product[] =>
  catalogue.productGroups.flatMap(({ products }) => products);

/** The instant at which availability is judged while nobody chose a delivery time. */
export const judgedAt = ({ openingHours, delivery, clock }: Shop): Instant =>
  earliestDelivery(openingHours.delivery, delivery.settings, clock.now());

export const cartOf = (shop: Shop, { items }: Visitor): Cart => priceCart(items, productsOf(shop), judgedAt(shop));
