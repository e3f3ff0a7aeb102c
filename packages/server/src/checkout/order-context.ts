import type { StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import type { OrderRequest, OrderContext } from '@ofenpost/core/checkout/compose-order';
import { type OvenLoad, UNLIMITED_OVEN } from '@ofenpost/core/delivery/oven-load';
import type { Instant } from '@ofenpost/core/time/instant';
import { assortmentOf } from '../cart/price-stored-cart.ts';
import type { Transaction } from '../database/database.ts';
import { lockOvenLoad } from '../delivery/oven-load.repository.ts';
import type { StoredGiftCard } from '../gift-card/gift-card.repository.ts';
import { lockNamedGiftCard, payableWith } from '../gift-card/pay-by-gift-card.ts';
import type { StorefrontReader } from '../storefront/storefront.ts';

type Requested = { readonly request: OrderRequest; readonly items: readonly StoredCartItem[]; readonly now: Instant };
/** The data that orders share, and that must therefore be locked for one of them. */
type Shared = { readonly giftCard: StoredGiftCard | null; readonly ovenLoad: OvenLoad };

const orderContextWith = (
  shop: StorefrontReader,
  { request, items, now }: Requested,
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
export const takesAlone = (
  { ovenCapacity }: StorefrontReader,
  { draft: { giftCardCode = '' } }: OrderRequest,
): boolean => giftCardCode === '' && ovenCapacity === null;

/** The context of an order that shares nothing. */
export const aloneOrderContext = (shop: StorefrontReader, requested: Requested): OrderContext =>
  orderContextWith(shop, requested, { giftCard: null, ovenLoad: UNLIMITED_OVEN });

/** The context of an order, with the gift card and the oven locked until the transaction ends. */
export async function orderContextInTransaction(tx: Transaction, shop: StorefrontReader, requested: Requested) {
  const giftCard = await lockNamedGiftCard(tx, requested.request.draft.giftCardCode);
  const ovenLoad = await lockOvenLoad(tx, shop.ovenCapacity, requested.now);
  return { orderContext: orderContextWith(shop, requested, { giftCard, ovenLoad }), giftCard };
}
