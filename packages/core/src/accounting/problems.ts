import * as z from 'zod/mini';
import { isSame } from '../editor/compare.ts';
import { rappen } from '../money/money.ts';
import { openAmount } from '../order/amount-due.ts';
import { isStopped } from '../order/order-lifecycle.machine.ts';
import { reasonCode } from '../order/order-reason.ts';
import { type Order, type ProductOrder, redeliveryCause } from '../order/order.ts';
import { refundCause } from '../order/refund-cause.ts';
import { businessDayOf } from '../time/business-day.ts';
import type { Booked } from './booking-list.ts';
import { STOPPED_KINDS, isRefund } from './booking.ts';
import type { DateRange } from './date-range.ts';

/** How often something happened, and its amount in Rappen. */
const counted = { count: z.int().check(z.gte(1)), amount: rappen };

/** The statuses of orders that did not arrive. */
export const stoppedStatus = z.enum(['rejected', 'cancelled', 'undeliverable']);
export type StoppedStatus = z.infer<typeof stoppedStatus>;

/** What went wrong in a range, by cause, the most frequent first. Only what happened has a row. */
export const problems = z.object({
  /**
   * What was given back and, under `unpaid`, what was written off, also of what was never turnover. Null: refunds from
   * before there were causes.
   */
  refunds: z.array(z.object({ cause: z.nullable(refundCause), ...counted })),
  /** `amount` is what the pieces cost on the first order. */
  redeliveries: z.array(z.object({ cause: redeliveryCause, ...counted })),
  /** Orders that did not arrive, with their total. */
  stopped: z.array(
    z.object({
      status: stoppedStatus,
      /** Null: the order has none. */
      reason: z.nullable(reasonCode),
      /** Whether the guest cancelled the order without calling. */
      byGuest: z.boolean(),
      ...counted,
    }),
  ),
});
export type Problems = z.infer<typeof problems>;

type Counted = { readonly count: number; readonly amount: number };

const keyOf = (row: object): string =>
  Object.entries(row)
    .filter(([name]) => name !== 'count' && name !== 'amount')
    .map(([, value]) => String(value))
    .join(' ');

/** The most frequent first, then the largest; the names decide the rest, so that the order never depends on chance. */
export const mostFrequentFirst = <Row extends Counted>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => b.count - a.count || b.amount - a.amount || (keyOf(a) < keyOf(b) ? -1 : 1));

/** One row for all of the same cause. */
function countBy<Cause extends object>(items: readonly (Cause & { amount: number })[]): (Cause & Counted)[] {
  const rows = new Map<string, Cause & Counted>();
  for (const item of items) {
    const { count, amount } = rows.get(keyOf(item)) ?? { count: 0, amount: 0 };
    rows.set(keyOf(item), { ...item, count: count + 1, amount: amount + item.amount });
  }
  return mostFrequentFirst([...rows.values()]);
}

/** What tells a line from others of its order. Its prices do not: a line that is delivered again costs nothing. */
const identityOf = ({ productId, options, creation }: ProductOrder) => ({
  productId,
  options: options.map(({ price: _price, ...option }) => option),
  creation,
});

/** What the lines of a re-delivery cost on the first order, in Rappen. */
const worthOnFirst = (again: Order, first: Order | undefined): number =>
  again.productOrders.reduce((sum, line) => {
    const original = first?.productOrders.find((each) => isSame(identityOf(each), identityOf(line)));
    return sum + (original?.unitPrice ?? 0) * line.amount;
  }, 0);

/** An entry of the journal with its id: that of a refund is the id of the order's refund. */
type Entry = Booked & { readonly id: string | null };

type Sources = { readonly range: DateRange; readonly orders: readonly Order[] };

/** Whether an order gives pieces again: one that was stopped before the kitchen began with it gave nothing. */
const isGivenAgain = ({ status, orderTimeProgresses: { preparing } }: Order): boolean =>
  !isStopped(status) || preparing !== undefined;

/**
 * What went wrong in a range. Refunds and orders that did not arrive count on the day of their booking, re-deliveries on
 * the business day on which they were created, open rests on that on which they were given up. An order whose end was
 * undone counts for nothing.
 */
export function problemsOf(entries: readonly Entry[], { range, orders }: Sources): Problems {
  const isIn = (day: string): boolean => range.from <= day && day <= range.to;
  const booked = entries.filter(({ day }) => isIn(day));
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const refunds = new Map(orders.flatMap((order) => order.refunds.map((refund) => [refund.id, refund])));
  /** The last end of each order: an earlier one was undone. */
  const lastEnds = new Map(
    entries
      .filter(({ booking: { kind } }) => STOPPED_KINDS.includes(kind) || kind === 'stopUndone')
      .map(({ number, booking: { orderId } }) => [orderId, number]),
  );
  return {
    refunds: countBy([
      ...booked
        .filter(({ booking: { kind } }) => isRefund(kind))
        .map(({ id, booking: { kind, shares } }) => ({
          cause: kind === 'writeOff' ? ('unpaid' as const) : (refunds.get(id ?? '')?.cause ?? null),
          amount: shares.reduce((sum, { gross }) => sum - gross, 0),
        })),
      ...orders.flatMap((order) =>
        order.payment.state === 'collected' &&
        order.payment.openWrittenOff !== undefined &&
        isIn(businessDayOf(order.payment.openWrittenOff.at))
          ? [{ cause: 'unpaid' as const, amount: openAmount(order) }]
          : [],
      ),
    ]),
    redeliveries: countBy(
      orders.flatMap((order) =>
        order.redelivers !== null && isGivenAgain(order) && isIn(businessDayOf(order.orderTimeProgresses.created))
          ? [{ cause: order.redelivers.cause, amount: worthOnFirst(order, orderOf.get(order.redelivers.id)) }]
          : [],
      ),
    ),
    stopped: countBy(
      booked.flatMap(({ number, booking: { kind, orderId, orderTotal } }) => {
        const order = orderOf.get(orderId ?? '');
        if (!STOPPED_KINDS.includes(kind) || lastEnds.get(orderId) !== number || order === undefined) return [];
        const status = stoppedStatus.safeParse(order.status).data;
        if (status === undefined) return [];
        const byGuest = order.guestCancellation !== null;
        return [{ status, reason: order.reason?.code ?? null, byGuest, amount: orderTotal }];
      }),
    ),
  };
}
