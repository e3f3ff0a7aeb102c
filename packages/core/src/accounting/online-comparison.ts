import * as z from 'zod/mini';
import { price, rappen } from '../money/money.ts';
import { isOnline } from '../online-payment/online-method.ts';
import type { OnlinePayment } from '../online-payment/online-payment.ts';
import type { Booked } from './booking-list.ts';
import { bookingMethod } from './booking.ts';

/** An order for which the provider has another amount than the books, both less what went back, in Rappen. */
const onlineDifference = z.object({ orderId: z.uuid(), orderNumber: z.int(), provider: rappen, booked: rappen });

/**
 * What the provider took and gave back for the orders of a day, beside what the books say of them, in Rappen. All that was
 * booked of such an order counts, whatever the day: so a refund that comes later does not make a difference.
 */
export const onlineComparison = z.object({
  captured: price,
  refunded: price,
  booked: rappen,
  /** By order number. */
  differences: z.array(onlineDifference),
});
export type OnlineComparison = z.infer<typeof onlineComparison>;

/** The comparison as a day was closed with it; `reason` says why there is a difference, '' without one. */
export const closedOnline = z.extend(onlineComparison, { reason: z.string() });

/** What the provider and the books have of one order, in Rappen. */
export type OnlineOfOrder = {
  readonly orderId: string;
  readonly orderNumber: number;
  readonly captured: number;
  readonly refunded: number;
  readonly booked: number;
};

/** Compares the orders of a day; undefined where nothing of them was taken or booked online. */
export function compareOnline(orders: readonly OnlineOfOrder[]): OnlineComparison | undefined {
  const moved = orders.filter(({ captured, booked }) => captured !== 0 || booked !== 0);
  if (moved.length === 0) return undefined;
  const sum = (of: (order: OnlineOfOrder) => number): number => moved.reduce((total, order) => total + of(order), 0);
  return {
    captured: sum(({ captured }) => captured),
    refunded: sum(({ refunded }) => refunded),
    booked: sum(({ booked }) => booked),
    differences: moved
      .map(({ captured, refunded, ...order }) => ({ ...order, provider: captured - refunded }))
      .filter(({ provider, booked }) => provider !== booked)
      .toSorted((a, b) => a.orderNumber - b.orderNumber),
  };
}

/** What the provider has more than the books, in Rappen. */
export const onlineGap = ({ captured, refunded, booked }: OnlineComparison): number => captured - refunded - booked;

/** The amounts of a comparison for the day's sheet and its paper. */
export const onlineLines = (online: OnlineComparison): { readonly label: string; readonly amount: number }[] => [
  { label: 'Eingezogen', amount: online.captured },
  { label: 'Zurückgegeben', amount: 0 - online.refunded },
  { label: 'Laut Büchern', amount: online.booked },
];

/** The means of payment that are paid at the provider. */
export const ONLINE_BOOKING_METHODS = bookingMethod.options.filter(isOnline);

type Paid = Pick<OnlinePayment, 'orderId' | 'captured' | 'refunded'>;

/** The orders with a booking on a day that somebody tried to pay online, with all that was taken and booked of them. */
export function onlineOfDay(entries: readonly Booked[], payments: readonly Paid[], day: string): OnlineOfOrder[] {
  const onDay = new Map(
    entries.flatMap((entry) =>
      entry.day === day && entry.booking.orderId !== null
        ? [[entry.booking.orderId, entry.booking.orderNumber ?? 0] as const]
        : [],
    ),
  );
  return [...onDay].flatMap(([orderId, orderNumber]) => {
    const own = payments.filter((payment) => payment.orderId === orderId);
    if (own.length === 0) return [];
    const shares = entries
      .filter(({ booking }) => booking.orderId === orderId)
      .flatMap(({ booking }) => booking.shares);
    return {
      orderId,
      orderNumber,
      captured: own.reduce((sum, { captured }) => sum + captured, 0),
      refunded: own.reduce((sum, { refunded }) => sum + refunded, 0),
      booked: shares.reduce((sum, { method, gross }) => (isOnline(method ?? '') ? sum + gross : sum), 0),
    };
  });
}
