import { type BakeMinutes, longestBake } from '../catalogue/bake-minutes.ts';
import { servedLocation, type OrderLocation } from '../delivery/order-location.ts';
import type { Order } from '../order/order.ts';
import type { Instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';

/** What an order takes beside baking before the courier leaves or the guest may come, in minutes. */
const TOPPING_MINUTES = 4;
const PACKING_MINUTES = 1;

/** An order is soon late while it has less than this to spare. */
const SPARE_MINUTES = 3;

/** The ride to a place that no area serves any more. */
const UNKNOWN_RIDE_MINUTES = 10;

type Dated = Pick<Order, 'status' | 'fulfilment' | 'promisedAt'>;

/**
 * How an order stands against its promise. `soonLate` and `willBeLate` are forecasts, `late` is a fact; `pickup` waits
 * for its guest, and nobody but the guest can be late.
 */
export type Forecast = 'unpromised' | 'onTime' | 'soonLate' | 'willBeLate' | 'late' | 'pickup';

/** The words of the forecasts: none is told by a colour alone. */
export const FORECAST_LABELS: Record<Forecast, string> = {
  unpromised: 'wartet',
  onTime: 'min',
  soonLate: 'gleich spät',
  willBeLate: 'wird spät',
  late: 'zu spät',
  pickup: 'abholen',
};

/** The minutes that a courier rides to this order; none for one that is collected. */
export function rideMinutesOf(
  { fulfilment, address }: Pick<Order, 'fulfilment' | 'address'>,
  areas: readonly Pick<OrderLocation, 'postcode' | 'town' | 'active' | 'minutes'>[],
): number {
  if (fulfilment === 'collected') return 0;
  return servedLocation(areas, address)?.minutes ?? UNKNOWN_RIDE_MINUTES;
}

/** How long an order bakes, and how long a courier rides to it, in minutes. */
export type Work = { readonly bakeMinutes: number; readonly rideMinutes: number };

/** What the shop says of the work of an order. */
export type WorkKnown = {
  readonly bakeMinutes: BakeMinutes;
  readonly orderLocations: Parameters<typeof rideMinutesOf>[1];
};

/** The work of an order, by the dishes and the areas as they are now. */
export const workOf = (
  order: Pick<Order, 'fulfilment' | 'address' | 'productOrders'>,
  { bakeMinutes, orderLocations }: WorkKnown,
): Work => ({
  bakeMinutes: longestBake(order.productOrders, bakeMinutes),
  rideMinutes: rideMinutesOf(order, orderLocations),
});

/** What remains to be done in this status, in minutes; on the way only the ride, of which nobody knows how much is left. */
export function remainingMinutes({ status }: Pick<Order, 'status'>, { bakeMinutes, rideMinutes }: Work): number {
  switch (status) {
    case 'accepted':
      return TOPPING_MINUTES + bakeMinutes + PACKING_MINUTES + rideMinutes;
    case 'preparing':
      return bakeMinutes + PACKING_MINUTES + rideMinutes;
    case 'ready':
      return PACKING_MINUTES + rideMinutes;
    default:
      return 0;
  }
}

/** Compares the minutes that are left until the promise with what remains to be done. */
export function forecastOf(order: Dated, work: Work, now: Instant): Forecast {
  const { status, fulfilment, promisedAt } = order;
  if (promisedAt === null) return 'unpromised';
  if (status === 'ready' && fulfilment === 'collected') return 'pickup';
  const left = minutesBetween(now, promisedAt);
  if (left < 0) return 'late';
  if (status === 'onTheWay') return 'onTime';
  const spare = left - remainingMinutes(order, work);
  if (spare < 0) return 'willBeLate';
  return spare < SPARE_MINUTES ? 'soonLate' : 'onTime';
}

/** Whole minutes until the promise: rounded down, and once it is broken the begun minutes, below zero. */
export function minutesLeft(promisedAt: Instant, now: Instant): number {
  const left = minutesBetween(now, promisedAt);
  return left < 0 ? -Math.ceil(-left) : Math.floor(left);
}
