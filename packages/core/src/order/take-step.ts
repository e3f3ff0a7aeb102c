import type { ReservedSlot } from '../delivery/delivery-time.ts';
import { slotOf } from '../delivery/slot-capacity.ts';
import { isSame } from '../editor/compare.ts';
import { canCollect, releasePayment } from '../payment/payment.machine.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import type { AuditedChange } from '../record/audit-entry.ts';
import { type Result, err, ok } from '../result/result.ts';
import { compareTimes } from '../time/compare-times.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, laterOf } from '../time/zurich.ts';
import { knowsVatRates, vatRateOf } from '../vat/vat-rate-of.ts';
import type { VatRateEntry, VatClass, VatRate } from '../vat/vat.ts';
import { doorPayment } from './amount-due.ts';
import { canCustomerCancel, canStep } from './order-lifecycle.machine.ts';
import type { OrderStatus } from './order-status.ts';
import type { Order, OrderStep, OrderStepError, ProductOrder } from './order.ts';

/** The person who takes a step, by account id or null for a guest, and the time. */
export type StepTaker = { readonly by: string | null; readonly at: Instant };

/** The promised time is the kitchen's, but never earlier than the customer's requested one. */
const promise = ({ deliveryTime }: Order, minutes: number | null, now: Instant): Instant =>
  laterOf(addMinutes(now, minutes ?? 0), deliveryTime.requestedAt);

/** The method of payment at the door or at the counter decides the rounding, whatever was announced. */
function collect(order: Order, method: PaymentMethod, taker: StepTaker): Partial<Order> {
  const { amount, totalPrice, rounding } = doorPayment(order, method);
  return { rounding, totalPrice, payment: { state: 'collected', method, amount, ...taker } };
}

/** The changes of a step beside the status and its time. */
function effect(order: Order, step: OrderStep, taker: StepTaker): Partial<Order> {
  if (step.to === 'accepted') return { promisedAt: promise(order, step.minutes, taker.at) };
  if (step.to === 'delivered') return canCollect(order.payment) ? collect(order, step.collected, taker) : {};
  return 'reason' in step ? { reason: step.reason, payment: releasePayment(order.payment) } : {};
}

/**
 * Moves an order one step and increments `revision`. Refused with the current status when the order is no longer in the
 * status that the caller saw, or when the step is not allowed in it.
 */
export function takeStep(order: Order, step: OrderStep, taker: StepTaker): Result<Order, OrderStepError> {
  const { status, revision, orderTimeProgresses } = order;
  if (status !== step.from || !canStep(order, step.to)) return err({ code: 'stepRefused', status });
  return ok({
    ...order,
    ...effect(order, step, taker),
    revision: revision + 1,
    status: step.to,
    orderTimeProgresses: { ...orderTimeProgresses, [step.to]: taker.at },
  });
}

/** Cancels an order for the customer who placed it. Refused with the current status after staff accepted it. */
export const cancelByCustomer = (order: Order, customer: StepTaker): Result<Order, OrderStepError> =>
  canCustomerCancel(order)
    ? takeStep(order, { from: order.status, to: 'cancelled', reason: { code: 'customer', text: '' } }, customer)
    : err({ code: 'stepRefused', status: order.status });

/** The statuses in which an order releases its reservation, because nothing is baked for it. */
const RELEASED: readonly OrderStatus[] = ['rejected', 'cancelled'];

type Reserving = Pick<Order, 'status' | 'ovenBreads' | 'deliveryTime' | 'promisedAt'>;

/**
 * The reservation of an order: its flatbreads, in the slot of the promised time, before that of the requested one. Null
 * without a reservation. Staff may promise a time in a full slot.
 */
export function ovenReservation({ status, ovenBreads, deliveryTime, promisedAt }: Reserving): ReservedSlot | null {
  if (ovenBreads === 0 || RELEASED.includes(status)) return null;
  return { slot: slotOf(promisedAt ?? deliveryTime.requestedAt), breads: ovenBreads };
}

/** The reservations of these orders together, of the slot at `now` and later ones, ascending. */
export function reservedSlots(orders: readonly Reserving[], now: Instant): ReservedSlot[] {
  const running = slotOf(now);
  const sums = new Map<Instant, number>();
  for (const order of orders) {
    const reservation = ovenReservation(order);
    if (reservation === null || reservation.slot < running) continue;
    sums.set(reservation.slot, (sums.get(reservation.slot) ?? 0) + reservation.breads);
  }
  return [...sums].map(([slot, breads]) => ({ slot, breads })).toSorted((a, b) => compareTimes(a.slot, b.slot));
}

/** The VAT rates, by class, at the fulfilment of an order; null before. */
export type FulfilmentVatRates = Readonly<Partial<Record<VatClass, VatRate>>>;

/** Lines with these VAT rates. */
export const withVatRates = (lines: readonly ProductOrder[], rates: FulfilmentVatRates | null): ProductOrder[] =>
  lines.map((line) => ({ ...line, vatRate: rates?.[line.vatClass] ?? line.vatRate }));

/** The VAT rates of a fulfilled order, to be stored with it. */
export const fulfilmentVatRates = ({ status, productOrders }: Order): FulfilmentVatRates | null =>
  status === 'delivered' ? Object.fromEntries(productOrders.map(({ vatClass, vatRate }) => [vatClass, vatRate])) : null;

/**
 * A fulfilled order has the VAT rates of that day, in Zurich: when it was expected on another one, the rates may have
 * changed in between. Any other order does not change. Source: MWSTG art. 115 para. 1.
 */
export function taxedAtFulfilment(order: Order, entries: readonly VatRateEntry[]): Order {
  const { fulfilment, productOrders } = order;
  const at = order.orderTimeProgresses.delivered;
  if (order.status !== 'delivered' || at === undefined || !knowsVatRates(at, entries)) return order;
  const rates = productOrders.map(({ vatClass }) => [vatClass, vatRateOf({ vatClass, fulfilment, at }, entries)]);
  return { ...order, productOrders: withVatRates(productOrders, Object.fromEntries(rates) as FulfilmentVatRates) };
}

/** The fields of an order that a step may change. `paidAmount` is in Rappen. */
const auditedFieldsOf = ({ status, reason, promisedAt, totalPrice, payment }: Order) => ({
  status,
  reason,
  promisedAt,
  totalPrice,
  paidWith: payment.state === 'collected' ? payment.method : null,
  paidAmount: payment.state === 'collected' ? payment.amount : null,
});

/** The entry of the audit log for a step: the status, and the other fields that it changed. */
export function auditedStep(before: Order, after: Order): AuditedChange {
  const [was, is] = [auditedFieldsOf(before), auditedFieldsOf(after)];
  const fields = (Object.keys(is) as (keyof typeof is)[]).filter(
    (field) => field === 'status' || !isSame(was[field], is[field]),
  );
  const only = (summary: typeof is) => Object.fromEntries(fields.map((field) => [field, summary[field]]));
  return {
    action: after.status === 'cancelled' ? 'order.cancelled' : 'order.stepped',
    subject: String(after.number),
    before: only(was),
    after: only(is),
  };
}
