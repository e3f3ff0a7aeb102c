import type { DeliveryZone } from '@ofenpost/core/delivery/fee-steps';
import type { FeeTier } from '@ofenpost/core/delivery/order-location';

/** The fees that an order can really meet: those below the minimum order are left out, the first begins with it. In Rappen. */
export const feeRows = ({ minimumOrder, feeSteps }: Omit<DeliveryZone, 'orderLocations'>): FeeTier[] =>
  feeSteps
    .filter((_, index) => (feeSteps[index + 1]?.from ?? Number.POSITIVE_INFINITY) > minimumOrder)
    .map(({ from, fee }) => ({ from: Math.max(from, minimumOrder), fee }));
