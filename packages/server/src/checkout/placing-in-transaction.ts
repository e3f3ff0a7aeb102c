import type { StoredCartItem } from '@ofenpost/core/cart/stored-cart';
import type { OrderRequest, Placing } from '@ofenpost/core/checkout/compose-order';
import type { Instant } from '@ofenpost/core/time/instant';
import { assortmentOf } from '../cart/price-stored-cart.ts';
import type { ShopContent } from '../content/shop-content.ts';
import type { Transaction } from '../database/database.ts';
import { lockOvenLoad } from '../delivery/oven-load.repository.ts';
import { lockNamedGiftCard, payableWith } from '../gift-card/pay-by-gift-card.ts';

type Asked = { readonly request: OrderRequest; readonly items: readonly StoredCartItem[]; readonly now: Instant };

/** All that an order is composed from, with the gift card and the oven locked until the transaction ends. */
export async function placingInTransaction(tx: Transaction, shop: ShopContent, { request, items, now }: Asked) {
  const { draft } = request;
  const giftCard = await lockNamedGiftCard(tx, draft.giftCardCode);
  const placing: Placing = {
    request,
    items,
    ...assortmentOf(shop, items),
    openingHours: shop.openingHours,
    settings: shop.delivery.settings,
    busyControls: shop.delivery.busyControls,
    orderLocation: 'address' in draft ? shop.orderLocations.get(draft.address.orderLocationId) : undefined,
    giftCardBalance: payableWith(giftCard),
    vatRates: shop.vatRates,
    ovenLoad: await lockOvenLoad(tx, shop.ovenCapacity, now),
    now,
  };
  return { placing, giftCard };
}
