import { deliveryFee } from './delivery-fee.ts';
import type { FeeTier, OrderLocation } from './order-location.ts';

type Terms = Pick<OrderLocation, 'minimumOrder' | 'feeTiers' | 'freeFrom'>;

/** Areas with the same terms. */
export type DeliveryZone = {
  /** In Rappen. */
  readonly minimumOrder: number;
  readonly feeSteps: readonly FeeTier[];
  readonly orderLocations: readonly OrderLocation[];
};

/**
 * The delivery fees for display: ascending cart totals in Rappen, the first 0, each with the fee from there on. The
 * free limit is the step with fee 0. Tiers without an effect are left out.
 */
export function feeSteps({ feeTiers, freeFrom }: Pick<Terms, 'feeTiers' | 'freeFrom'>): FeeTier[] {
  const totals = [0, ...feeTiers.map(({ from }) => from), ...(freeFrom === null ? [] : [freeFrom])];
  const steps = [...new Set(totals)]
    .toSorted((a, b) => a - b)
    .map((from) => ({ from, fee: deliveryFee({ feeTiers, freeFrom }, from) }));
  return steps.filter(({ fee }, index) => fee !== steps[index - 1]?.fee);
}

/** The areas grouped by their terms, in the order of each group's first area. */
export function deliveryZones(orderLocations: readonly OrderLocation[]): DeliveryZone[] {
  const zones = new Map<string, DeliveryZone & { orderLocations: OrderLocation[] }>();
  for (const orderLocation of orderLocations) {
    const terms = { minimumOrder: orderLocation.minimumOrder, feeSteps: feeSteps(orderLocation) };
    const key = JSON.stringify(terms);
    const zone = zones.get(key) ?? { ...terms, orderLocations: [] };
    zone.orderLocations.push(orderLocation);
    zones.set(key, zone);
  }
  return [...zones.values()];
}
