import { deliveryFee, missingToMinimumOrder } from './delivery-fee.ts';
import type { OrderLocation } from './order-location.ts';

/** What a cart pays in an area; all in Rappen. */
export type AreaSample = {
  readonly cartTotal: number;
  /** The amount that is missing to the minimum order; 0 when it is reached. */
  readonly missing: number;
  readonly fee: number;
};

/** Cart totals that show what an area costs: CHF 30 and CHF 60. */
const SAMPLE_TOTALS = [3000, 6000];

type Terms = Pick<OrderLocation, 'minimumOrder' | 'feeTiers' | 'freeFrom'>;

/** What sample carts pay in an area. Incomplete amounts are ignored. */
export function areaSamples({ minimumOrder, feeTiers, freeFrom }: Terms): AreaSample[] {
  const tiers = feeTiers.filter(({ fee }) => Number.isSafeInteger(fee));
  return SAMPLE_TOTALS.map((cartTotal) => ({
    cartTotal,
    missing: Number.isSafeInteger(minimumOrder) ? missingToMinimumOrder({ minimumOrder }, cartTotal) : 0,
    fee: deliveryFee({ feeTiers: tiers, freeFrom }, cartTotal),
  }));
}
