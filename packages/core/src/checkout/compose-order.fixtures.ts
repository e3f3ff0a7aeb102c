import { NO_ASSORTMENT } from '../cart/assortment.fixtures.ts';
import type { StoredCartItem } from '../cart/stored-cart.ts';
import { LAGER, MARGHERITA } from '../catalogue/product.fixtures.ts';
import { DELIVERY_SETTINGS, WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { NOT_BUSY } from '../kitchen/busy-controls.ts';
import { OPENING_HOURS } from '../opening-hours/opening-hours.fixtures.ts';
import type { Instant } from '../time/instant.ts';
import { toInstant } from '../time/zurich.ts';
import { CHECKOUT_DRAFT } from './checkout.fixtures.ts';
import { type OrderContext, composeOrder } from './compose-order.ts';
import type { CheckoutDraft, CollectionDraft } from './place-order.ts';

export const at = (time: string) => toInstant('2026-11-20', time);
export const itemOf = (change: Partial<StoredCartItem> = {}): StoredCartItem => ({
  id: '00000000-0000-4000-8000-000000000011',
  productId: MARGHERITA.id,
  optionIds: [],
  amount: 2,
  ...change,
});

export type Change = Partial<Omit<OrderContext, 'request' | 'giftCardBalance'>> & {
  draft?: Partial<CheckoutDraft> | CollectionDraft;
  totalPrice?: number;
  estimate?: Instant;
  giftCardAmount?: number;
  giftCardBalance?: number | null | undefined;
};
/** Two Margheritas to Winterthur on a Friday at 18:00: CHF 37.00 and CHF 6.00 for the delivery. */
export const compose = ({
  draft = {},
  totalPrice = 4300,
  estimate,
  giftCardAmount,
  giftCardBalance = null,
  ...change
}: Change = {}) =>
  composeOrder({
    request: {
      totalPrice,
      estimate,
      giftCardAmount,
      draft: 'contact' in draft ? draft : { ...CHECKOUT_DRAFT, ...draft },
    },
    giftCardBalance,
    items: [itemOf()],
    ...NO_ASSORTMENT,
    products: [MARGHERITA, LAGER],
    openingHours: OPENING_HOURS,
    settings: DELIVERY_SETTINGS,
    busyControls: NOT_BUSY,
    orderLocation: WINTERTHUR,
    now: at('18:00'),
    ...change,
  });
