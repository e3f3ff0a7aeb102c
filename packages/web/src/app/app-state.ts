import type { Account } from '@ofenpost/core/account/account';
import { selectCart } from '@ofenpost/core/cart/cart.machine';
import type { Serving } from '@ofenpost/core/catalogue/serving';
import { checkoutBlock } from '@ofenpost/core/checkout/checkout-blocking';
import type { CheckoutBlock } from '@ofenpost/core/checkout/place-order';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import { deliveryServiceOf, earliestServing } from '@ofenpost/core/delivery/delivery-slots';
import type { OpeningHours, Service } from '@ofenpost/core/opening-hours/opening-hours';
import { selectNow, selectOpeningHours, selectStatuses } from '@ofenpost/core/opening-hours/opening-hours.machine';
import type { OpeningStatus } from '@ofenpost/core/opening-hours/opening-status';
import { selectAccount } from '@ofenpost/core/session/session.machine';
import { type Theme, selectTheme } from '@ofenpost/core/theme/theme.machine';
import type { Instant } from '@ofenpost/core/time/instant';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useActors, useApp } from './app-actors.tsx';
import type { RestaurantProfile } from './app-data.ts';

export const useAccount = (): Account => useSelector(useActors().session, selectAccount);
export const useTheme = (): Theme => useSelector(useActors().theme, selectTheme);
export const useRestaurant = (): RestaurantProfile => useApp().data.restaurant;
export const useDelivery = (): Delivery => useApp().data.delivery;

/** Returns the minute that the page shows; it moves on with the opening status. */
export const useNow = (): Instant => useSelector(useActors().openingHours, selectNow);
export const useOpeningHours = (): OpeningHours => useSelector(useActors().openingHours, selectOpeningHours);
export const useOpeningStatus = (service: Service): OpeningStatus =>
  useSelector(useActors().openingHours, selectStatuses)[service];

/** Returns when products are served while no delivery time is chosen: the same object for a whole minute. */
export function useEarliestServing(): Serving {
  const [openingHours, delivery, now] = [useOpeningHours(), useDelivery(), useNow()];
  return useMemo(() => earliestServing(deliveryServiceOf(openingHours, delivery), now), [openingHours, delivery, now]);
}

/** Returns why nothing can be ordered now, or null. */
export function useCheckoutBlock(): CheckoutBlock | null {
  const cart = useSelector(useActors().cart, selectCart);
  const { busyControls } = useDelivery();
  return checkoutBlock({ cart, deliverySchedule: useOpeningHours().delivery, busyControls, now: useNow() });
}
