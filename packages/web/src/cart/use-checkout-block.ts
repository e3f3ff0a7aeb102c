import { selectCart } from '@ofenpost/core/cart/cart.machine';
import { checkoutBlock } from '@ofenpost/core/checkout/checkout-blocking';
import { fulfilmentService } from '@ofenpost/core/checkout/fulfilment';
import type { CheckoutBlock } from '@ofenpost/core/checkout/place-order';
import type { Fulfilment } from '@ofenpost/core/vat/fulfilment';
import { useSelector } from '@xstate/react';
import { useActors, useDelivery, useNow, useOpeningHours } from '../app/app-actors.tsx';

/** Returns why nothing can be ordered now, or null. It is apart from `app-actors.tsx`: the first load does not ask. */
export function useCheckoutBlock(fulfilment: Fulfilment = 'delivered'): CheckoutBlock | null {
  const cart = useSelector(useActors().cart, selectCart);
  const delivery = useDelivery();
  const service = fulfilmentService(fulfilment, useOpeningHours(), delivery);
  const { schedule: deliverySchedule, busyControls } = service;
  const { daysAhead } = service.settings;
  const isCollectionOffered = delivery.collection !== undefined;
  return checkoutBlock({
    cart,
    fulfilment,
    isCollectionOffered,
    deliverySchedule,
    busyControls,
    daysAhead,
    now: useNow(),
  });
}
