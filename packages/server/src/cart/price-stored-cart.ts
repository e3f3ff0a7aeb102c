import { type Cart, EMPTY_CART } from '@ofenpost/core/cart/cart';
import { priceCart } from '@ofenpost/core/cart/price-cart';
import type { StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import type { Product } from '@ofenpost/core/catalogue/product';
import { earliestDelivery } from '@ofenpost/core/delivery/delivery-slots';
import type { Instant } from '@ofenpost/core/time/instant';
import type { ShopContent } from '../content/shop-content.ts';

/** When what is in a cart could be delivered at the earliest: the moment for which availability is judged. */
export const judgedAt = ({ openingHours, delivery }: ShopContent, now: Instant): Instant =>
  earliestDelivery(openingHours.delivery, delivery.settings, now);

/** The products of these items, hidden ones too. */
export const productsOf = ({ products }: ShopContent, items: readonly StoredCartItem[]): Product[] =>
  [...new Set(items.map(({ productId }) => productId))].flatMap((id) => products.get(id) ?? []);

export const priceStoredCart = (content: ShopContent, items: readonly StoredCartItem[], now: Instant): Cart =>
  items.length === 0 ? EMPTY_CART : priceCart(items, productsOf(content, items), judgedAt(content, now));
