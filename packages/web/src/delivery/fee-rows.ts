import type { DeliveryZone } from '@ofenpost/core/delivery/fee-steps';
import type { FeeTier } from '@ofenpost/core/delivery/order-location';

/**
 * Returns the fees that orders can meet, in Rappen: tiers below the minimum order are omitted, and the first one begins
 * with it.
 */
export const feeRows = ({ minimumOrder, feeSteps }: Omit<DeliveryZone, 'orderLocations'>): FeeTier[] =>
  feeSteps
    .filter((_, index) => (feeSteps[index + 1]?.from ?? Number.POSITIVE_INFINITY) > minimumOrder)
    .map(({ from, fee }) => ({ from: Math.max(from, minimumOrder), fee }));
