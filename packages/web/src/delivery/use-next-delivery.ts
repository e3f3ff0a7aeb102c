import { deliveryServiceOf } from '@ofenpost/core/delivery/delivery-slots';
import { nextDeliveryAnywhere } from '@ofenpost/core/delivery/next-delivery';
import { whenText } from '@ofenpost/core/opening-hours/opening-labels';
import { useDelivery, useNow, useOpeningHours } from '../app/app-state.ts';

/** When a courier could ring at the nearest door, in words: `heute um 18:45`; null when none is to be seen. */
export function useNextDelivery(): string | null {
  const delivery = useDelivery();
  const service = deliveryServiceOf(useOpeningHours(), delivery);
  const now = useNow();
  const next = nextDeliveryAnywhere(service, delivery.orderLocations, now);
  return next === null ? null : whenText(next, now);
}
