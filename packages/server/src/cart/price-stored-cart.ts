import type { Assortment } from '@ofenpost/core/cart/assortment';
import type { Cart, NewCartItem } from '@ofenpost/core/cart/cart';
import { EMPTY_CART } from '@ofenpost/core/cart/empty-cart';
import { priceCart } from '@ofenpost/core/cart/price-cart';
import type { StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import type { Serving } from '@ofenpost/core/catalogue/serving';
import { deliveryServiceOf, earliestServing } from '@ofenpost/core/delivery/delivery-slots';
import type { ProductOrder } from '@ofenpost/core/order/order';
import type { Instant } from '@ofenpost/core/time/instant';
import type { StorefrontReader } from '../storefront/storefront.ts';

/** The earliest time at which a cart can be made and delivered: availability is decided for it. */
export const earliestServingOf = ({ openingHours, delivery }: StorefrontReader, now: Instant): Serving =>
  earliestServing(deliveryServiceOf(openingHours, delivery), now);

/** What these cart items or order lines are priced from. */
export function assortmentOf(
  { products, pizzaOffer, menus, weekMenuEntries }: StorefrontReader,
  items: readonly (StoredCartItem | NewCartItem | ProductOrder)[],
): Assortment {
  const productIds = new Set(items.flatMap((item) => ('productId' in item ? [item.productId] : [])));
  return { products: [...productIds].flatMap((id) => products.get(id) ?? []), pizzaOffer, menus, weekMenuEntries };
}

export const priceStoredCart = (content: StorefrontReader, items: readonly StoredCartItem[], now: Instant): Cart =>
  items.length === 0 ? EMPTY_CART : priceCart(items, assortmentOf(content, items), earliestServingOf(content, now));
