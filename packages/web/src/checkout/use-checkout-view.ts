import type { Cart } from '@ofenpost/core/cart/cart';
import { selectDraft, selectRefusal, selectSent } from '@ofenpost/core/checkout/checkout.selectors';
import type { PlaceOrderError } from '@ofenpost/core/checkout/place-order';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import type { OvenLoad } from '@ofenpost/core/delivery/oven-load';
import { selectRedeemedCard } from '@ofenpost/core/gift-card/gift-card-check.machine';
import type { VatRateEntry } from '@ofenpost/core/money/vat-rate';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useNow, useOpeningHours } from '../app/app-state.ts';
import type { GiftCardActor } from '../gift-card/use-gift-card-check.ts';
import { type CheckoutView, checkoutView } from './checkout-view.ts';
import type { CheckoutActor } from './use-checkout.ts';

type Loaded = {
  readonly checkout: CheckoutActor;
  readonly cart: Cart;
  readonly delivery: Delivery;
  readonly ovenLoad: OvenLoad;
  readonly vatRates: readonly VatRateEntry[];
};

/**
 * Returns the current view of the checkout. While an order is pending, the gift card pays what the order was sent with.
 */
export function useCheckoutView({ checkout, ...loaded }: Loaded, giftCard: GiftCardActor): CheckoutView {
  const draft = useSelector(checkout, selectDraft);
  const refusal = useSelector(checkout, selectRefusal);
  const [known, setKnown] = useState<PlaceOrderError | null>(null);
  const sent = useSelector(checkout, selectSent);
  const card = useSelector(giftCard, selectRedeemedCard);
  const deliverySchedule = useOpeningHours().delivery;
  const now = useNow();
  const giftCardBalance = (sent === null ? card?.balance : sent.giftCardAmount) ?? 0;
  const giftCardGiven = card?.given ?? 0;
  const isRefusalKnown = known === refusal;
  const view = checkoutView({
    ...loaded,
    draft,
    deliverySchedule,
    giftCardBalance,
    giftCardGiven,
    refusal,
    isRefusalKnown,
    now,
  });
  if (view.isRefusalKnown && !isRefusalKnown) setKnown(refusal);
  return view;
}
