import * as z from 'zod/mini';
import { legalAge } from '../declaration/declaration.ts';
import { minimumAgeOfLines } from '../declaration/minimum-age.ts';
import { price } from '../money/money.ts';
import { onlinePartOf } from '../online-payment/online-part.ts';
import { isOnlyAlcohol } from '../order-desk/withhold-alcohol.ts';
import { doorPayment } from '../order/amount-due.ts';
import type { OrderChangeError } from '../order/order-change.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { type Order, orderAddress } from '../order/order.ts';
import { canCollect } from '../payment/payment.machine.ts';
import { paymentMethod } from '../payment/payment.ts';
import { type Result, err, ok } from '../result/result.ts';
import { instant } from '../time/instant.ts';
import { isAlcohol } from '../vat/vat.ts';
import { ageCheck } from './order-tour.ts';

/** One order of a tour as its courier sees it: what is needed at this door, and nothing else of the order. */
export const courierStop = z.object({
  id: z.uuid(),
  number: z.int(),
  status: z.enum(['ready', 'onTheWay', 'cancelled']),
  isCancelledByGuest: z.boolean(),
  address: orderAddress,
  promisedAt: instant,
  /** Null: nothing is due any more. */
  announced: z.nullable(paymentMethod),
  /** Nobody paid for it, and nobody will: it makes another order good. Missing: somebody did or will. */
  isFree: z.optional(z.boolean()),
  /** What is due by the way of paying, in Rappen. */
  due: z.object({ cash: price, card: price, twint: price }),
  /** The alcohol, as in `1× Rosé`; empty: no age is checked. */
  alcohol: z.array(z.string()),
  /** From when on it may be handed over; tours that were stored before December 2026 have none. */
  minimumAge: z.optional(z.nullable(legalAge)),
  /** What would be due without the alcohol; null where nothing else would be left, or nothing is due. */
  dueWithoutAlcohol: z.nullable(z.object({ cash: price, card: price, twint: price })),
  /** Whether nothing would be left without the alcohol, paid or not. */
  isOnlyAlcohol: z.boolean(),
  /** What was paid online for the alcohol goes back by itself. */
  isPaidOnline: z.boolean(),
  /** What was paid online while the rest is due, in Rappen; missing: nothing. */
  paidOnline: z.optional(price),
  ageCheck: z.nullable(ageCheck),
});
export type CourierStop = z.infer<typeof courierStop>;
export type DueAmounts = CourierStop['due'];

/** The statuses of orders that are in a tour, and can be put into one. */
const TOUR_STATUSES: readonly OrderStatus[] = ['ready', 'onTheWay'];

/** Whether an order can be given to a courier now. */
export const canAssign = ({ status, fulfilment }: Pick<Order, 'status' | 'fulfilment'>): boolean =>
  fulfilment === 'delivered' && TOUR_STATUSES.includes(status);

/** Whether an order is a stop of its tour: what was cancelled stays one until the courier has seen it. */
export const isStop = ({ status, tour }: Pick<Order, 'status' | 'tour'>): boolean =>
  tour !== undefined && (TOUR_STATUSES.includes(status) || (status === 'cancelled' && tour.seenAt === undefined));

type Placed = Pick<Order, 'number' | 'tour'>;

/** The order of stops in a tour. */
export const inTourOrder = (a: Placed, b: Placed): number =>
  (a.tour?.position ?? 0) - (b.tour?.position ?? 0) || a.number - b.number;

/** How many stops of the same tour come before this order; undefined unless it is on the way in a tour. */
export function stopsBefore(
  order: Pick<Order, 'number' | 'status' | 'tour'>,
  orders: readonly Order[],
): number | undefined {
  const { tour, status } = order;
  if (tour === undefined || status !== 'onTheWay') return undefined;
  return orders.filter(
    (other) => other.status === 'onTheWay' && other.tour?.courierId === tour.courierId && inTourOrder(other, order) < 0,
  ).length;
}

/** Who drives an order, null for nobody yet, and whether it is driven before all others of the tour or after them. */
export const tourDraft = z.object({ courierId: z.nullable(z.uuid()), place: z.enum(['first', 'last']) });
export type TourDraft = z.infer<typeof tourDraft>;

/** Gives an order to a courier whose other stops are `others`, or takes it back. Refused unless it is ready or on the way. */
export function assignTour(
  order: Order,
  { courierId, place }: TourDraft,
  others: readonly Order[],
): Result<Order, OrderChangeError> {
  if (!canAssign(order)) return err({ code: 'stepRefused', status: order.status });
  const { tour, ...rest } = order;
  const revision = order.revision + 1;
  if (courierId === null) return ok({ ...rest, revision });
  const positions = others.filter(({ id }) => id !== order.id).flatMap((other) => other.tour?.position ?? []);
  const position =
    place === 'first' ? Math.min(1, ...positions.map((each) => each - 1)) : Math.max(0, ...positions) + 1;
  // What the same courier did at the door stays: the check of the age, and the taps that are known.
  const same = tour?.courierId === courierId ? tour : {};
  return ok({ ...rest, revision, tour: { ...same, courierId, position } });
}

const dueOf = (order: Parameters<typeof doorPayment>[0], isDue: boolean): DueAmounts => {
  const by = (method: z.infer<typeof paymentMethod>) => (isDue ? doorPayment(order, method).amount : 0);
  return { cash: by('cash'), card: by('card'), twint: by('twint') };
};

/** The amounts once the alcohol stays with the courier: the delivery fee does not change, and a gift card pays first. */
function dueWithoutAlcohol(order: Order): DueAmounts | null {
  if (!canCollect(order.payment) || onlinePartOf(order.payment) !== undefined) return null;
  if (isOnlyAlcohol(order)) return null;
  const less = order.productOrders.filter(isAlcohol).reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const exact = order.totalPrice - order.rounding - less;
  const giftCardAmount = Math.min(order.giftCardAmount, exact);
  return dueOf({ totalPrice: exact, rounding: 0, giftCardAmount }, true);
}

/** What the courier sees of an order of the own tour. */
export function stopOf(order: Order): CourierStop {
  const { id, number, address, promisedAt, deliveryTime, tour, guestCancellation, checkAge } = order;
  const isDue = canCollect(order.payment);
  const online = onlinePartOf(order.payment);
  return {
    id,
    number,
    status: order.status === 'ready' || order.status === 'onTheWay' ? order.status : 'cancelled',
    isCancelledByGuest: guestCancellation !== null,
    address,
    promisedAt: promisedAt ?? deliveryTime.requestedAt,
    announced: order.payment.state === 'dueAtDoor' ? order.payment.method : null,
    ...(order.redelivers !== null && { isFree: true }),
    due: dueOf(order, isDue),
    alcohol: checkAge ? order.productOrders.filter(isAlcohol).map(({ amount, name }) => `${amount}× ${name}`) : [],
    minimumAge: checkAge ? minimumAgeOfLines(order.productOrders) : null,
    dueWithoutAlcohol: checkAge ? dueWithoutAlcohol(order) : null,
    isOnlyAlcohol: isOnlyAlcohol(order),
    isPaidOnline: online !== undefined,
    ...(isDue && online !== undefined && { paidOnline: online.amount }),
    ageCheck: tour?.ageCheck ?? null,
  };
}

/** The couriers whose guests see another number of stops after a change of an order. */
export function tourChangeOf({ before, order }: { readonly before: Order; readonly order: Order }): string[] {
  const [was, is] = [before.tour, order.tour];
  if (before.status === order.status && was?.courierId === is?.courierId && was?.position === is?.position) return [];
  return [was, is].flatMap((tour) => tour?.courierId ?? []);
}

/** The orders of these couriers that are on the way, except the changed one. */
export function followersOf(
  change: { readonly before: Order; readonly order: Order },
  orders: readonly Order[],
): Order[] {
  const couriers = tourChangeOf(change);
  return orders.filter(
    ({ id, status, tour }) =>
      id !== change.order.id && status === 'onTheWay' && tour !== undefined && couriers.includes(tour.courierId),
  );
}
