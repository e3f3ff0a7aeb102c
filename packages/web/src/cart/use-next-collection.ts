import { fulfilmentService } from '@ofenpost/core/checkout/fulfilment';
import { asapEstimate } from '@ofenpost/core/delivery/delivery-slots';
import type { Instant } from '@ofenpost/core/time/instant';
import { useDelivery, useNow, useOpeningHours } from '../app/app-actors.tsx';

/** The fragment that opens the checkout with collection chosen. */
export const COLLECT = 'abholen';

/** Returns when an order could be collected today; null where that is not offered, or over for today. */
export function useNextCollection(): Instant | null {
  const delivery = useDelivery();
  const service = fulfilmentService('collected', useOpeningHours(), delivery);
  const next = asapEstimate({ ...service, orderLocation: { minutes: 0 } }, useNow());
  return delivery.collection === undefined ? null : next;
}
