import { deliveryServiceOf } from '@ofenpost/core/delivery/delivery-slots';
import { nextDeliveryAnywhere } from '@ofenpost/core/delivery/next-delivery';
import { whenText } from '@ofenpost/core/opening-hours/opening-labels';
import { useDelivery, useNow, useOpeningHours } from '../app/app-actors.tsx';

/**
 * Returns the earliest delivery to the nearest location as text, `heute um 18:45`; null when there is none in sight.
 */
export function useNextDelivery(): string | null {
  const delivery = useDelivery();
  const service = deliveryServiceOf(useOpeningHours(), delivery);
  const now = useNow();
  const next = nextDeliveryAnywhere(service, delivery.orderLocations, now);
  return next === null ? null : whenText(next, now);
}
