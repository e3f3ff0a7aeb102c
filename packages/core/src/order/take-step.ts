import type { LegalAge } from '../declaration/declaration.ts';
import { minimumAgeOfLines } from '../declaration/minimum-age.ts';
import type { ReservedSlot } from '../delivery/delivery-time.ts';
import { slotOf } from '../delivery/slot-capacity.ts';
import { isSame } from '../editor/compare.ts';
import { RESERVED_MINUTES } from '../online-payment/online-limits.ts';
import { onlineBesides } from '../online-payment/online-part.ts';
import { canCollect, releasePayment } from '../payment/payment.machine.ts';
import { type Payment, type PaymentMethod, restOf, tipOf } from '../payment/payment.ts';
import type { AuditedChange } from '../record/audit-entry.ts';
import { type Result, err, ok } from '../result/result.ts';
import { compareTimes } from '../time/compare-times.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes, inUtc, laterOf } from '../time/zurich.ts';
import { knowsVatRates, vatRateOf } from '../vat/vat-rate-of.ts';
import type { VatRateEntry, VatClass, VatRate } from '../vat/vat.ts';
import { doorPayment, isOpenWrittenOff, openAmount } from './amount-due.ts';
import { dueAtOf } from './due-at.ts';
import { type CancelTerms, canGuestCancel, isUnseenCancellation } from './guest-cancel.ts';
import { partsText } from './line-parts.ts';
import type { OrderStepRefusal } from './order-change.ts';
import { canStep } from './order-lifecycle.machine.ts';
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
  const online = onlineBesides(order.payment);
  return {
    rounding,
    totalPrice,
    payment: { state: 'collected', method, amount, ...(online !== undefined && { online }), ...taker },
  };
}

/** The promise, and why it is another time than the guest wished where staff said so. */
function accept(
  order: Order,
  { minutes, promiseReason }: Extract<OrderStep, { to: 'accepted' }>,
  { at }: StepTaker,
): Partial<Order> {
  const { requestedAt: from } = order.deliveryTime;
  const promisedAt = promise(order, minutes, at);
  return promiseReason === undefined || promisedAt === from
    ? { promisedAt }
    : { promisedAt, promiseMove: { from, reason: promiseReason, at } };
}

/** The changes of a step beside the status and its time. */
function effect(order: Order, step: OrderStep, taker: StepTaker): Partial<Order> {
  if (step.to === 'accepted') return accept(order, step, taker);
  if (step.to === 'delivered') return canCollect(order.payment) ? collect(order, step.collected, taker) : {};
  return 'reason' in step ? { reason: step.reason, payment: releasePayment(order.payment) } : {};
}

/** The age that is to be proved before an order is handed over; null: no alcohol, or its courier has seen the id. */
export const ageToProve = ({ checkAge, productOrders, tour }: Order): LegalAge | null =>
  checkAge && tour?.ageCheck?.result !== 'oldEnough' ? (minimumAgeOfLines(productOrders) ?? 18) : null;

/** The age that a step has to prove and does not; null: it may be taken. Source: LMG art. 14, AlkG art. 41. */
function unprovedAge(order: Order, step: OrderStep): LegalAge | null {
  const age = step.to === 'delivered' ? ageToProve(order) : null;
  return step.to === 'delivered' && age !== null && (step.ageChecked ?? 0) < age ? age : null;
}

/**
 * Moves an order one step and increments `revision`. Refused with the current status when the order is no longer in the
 * status that the caller saw, or when the step is not allowed in it; and where alcohol would go to somebody whose age
 * nobody has checked.
 */
export function takeStep(
  order: Order,
  step: Exclude<OrderStep, { to: 'delivered' }>,
  taker: StepTaker,
): Result<Order, OrderStepError>;
export function takeStep(order: Order, step: OrderStep, taker: StepTaker): Result<Order, OrderStepRefusal>;
export function takeStep(order: Order, step: OrderStep, taker: StepTaker): Result<Order, OrderStepRefusal> {
  const { status, revision, orderTimeProgresses } = order;
  // The guest's payment alone moves an order that waits for it.
  if (status !== step.from || status === 'awaitingPayment' || !canStep(order, step.to))
    return err({ code: 'stepRefused', status });
  const minimumAge = unprovedAge(order, step);
  if (minimumAge !== null) return err({ code: 'ageUnchecked', minimumAge });
  return ok({
    ...order,
    ...effect(order, step, taker),
    revision: revision + 1,
    status: step.to,
    orderTimeProgresses: { ...orderTimeProgresses, [step.to]: taker.at },
  });
}

const waiting = (order: Order, to: 'placed' | 'cancelled', { at }: StepTaker): Result<Order, OrderStepError> =>
  order.status === 'awaitingPayment' && canStep(order, to)
    ? ok({
        ...order,
        revision: order.revision + 1,
        status: to,
        orderTimeProgresses: { ...order.orderTimeProgresses, [to]: at },
      })
    : err({ code: 'stepRefused', status: order.status });

/** Places an order that waited for its payment; `payment` is how it was settled. */
export function placeWaiting(order: Order, payment: Payment, taker: StepTaker): Result<Order, OrderStepError> {
  const placed = waiting(order, 'placed', taker);
  return placed.ok ? ok({ ...placed.value, payment }) : placed;
}

/** Ends an order that was never paid: nobody at the restaurant hears of it. */
export function endUnpaid(order: Order, taker: StepTaker, text = ''): Result<Order, OrderStepError> {
  const ended = waiting(order, 'cancelled', taker);
  return ended.ok
    ? ok({ ...ended.value, reason: { code: 'unpaid', text }, payment: releasePayment(order.payment) })
    : ended;
}

/** Cancels an order for the guest who placed it, for the desk to see. Refused with the current status by `canGuestCancel`. */
export function cancelByGuest(
  order: Order,
  guest: StepTaker,
  { guestCancelMinutes }: Omit<CancelTerms, 'at'>,
): Result<Order, OrderStepError> {
  const { status } = order;
  if (status === 'awaitingPayment') return endUnpaid(order, guest);
  if (!canGuestCancel(order, { guestCancelMinutes, at: guest.at })) return err({ code: 'stepRefused', status });
  const taken = takeStep(order, { from: status, to: 'cancelled', reason: { code: 'customer', text: '' } }, guest);
  return taken.ok ? ok({ ...taken.value, guestCancellation: { seenAt: null } }) : taken;
}

/** Marks a cancellation by the guest as seen at the desk. Refused where there is none, and where it was seen before. */
export const seeCancellation = (order: Order, { at }: StepTaker): Result<Order, OrderStepError> =>
  isUnseenCancellation(order)
    ? ok({ ...order, revision: order.revision + 1, guestCancellation: { seenAt: at } })
    : err({ code: 'stepRefused', status: order.status });

/** The statuses in which an order releases its reservation, because nothing is baked for it. */
const RELEASED: readonly OrderStatus[] = ['rejected', 'cancelled'];

type Reserving = Pick<Order, 'status' | 'ovenBreads' | 'deliveryTime' | 'promisedAt'>;

/**
 * The reservation of an order: its flatbreads, in the slot of the promised time, before that of the requested one. Null
 * without a reservation. Staff may promise a time in a full slot.
 */
export function ovenReservation({ status, ovenBreads, ...times }: Reserving): ReservedSlot | null {
  if (ovenBreads === 0 || RELEASED.includes(status)) return null;
  return { slot: slotOf(dueAtOf(times)), breads: ovenBreads };
}

/** Whether an order holds the oven still: one that waits for its payment does for some minutes only. */
export const holdsOven = (
  { status, orderTimeProgresses: { created } }: Pick<Order, 'status' | 'orderTimeProgresses'>,
  now: Instant,
): boolean => status !== 'awaitingPayment' || inUtc(now) < addMinutes(created, RESERVED_MINUTES);

/** The reservations of these orders together, of the slot at `now` and later ones, ascending. */
export function reservedSlots(
  orders: readonly (Reserving & Pick<Order, 'orderTimeProgresses'>)[],
  now: Instant,
): ReservedSlot[] {
  const running = slotOf(now);
  const sums = new Map<Instant, number>();
  for (const order of orders) {
    const reservation = ovenReservation(order);
    if (reservation === null || reservation.slot < running || !holdsOven(order, now)) continue;
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

/** `2× Pide (je mit Ei)`. */
export const lineText = (line: ProductOrder): string => {
  const parts = partsText(line);
  return `${line.amount}× ${line.name}${parts === '' ? '' : ` (${parts})`}`;
};

/** The fields of an order that a change may concern. Amounts are in Rappen. */
const auditedFieldsOf = ({ status, reason, promisedAt, totalPrice, payment, ...order }: Order) => ({
  status,
  reason,
  promisedAt,
  orderLines: order.productOrders.map(lineText),
  /** Undefined where nothing is due any more, which is no change of what was announced. */
  announced: payment.state === 'dueAtDoor' ? payment.method : undefined,
  deliveryFee: order.deliveryFee,
  giftCardAmount: order.giftCardAmount,
  cashTip: order.tour?.cashTip ?? null,
  totalPrice,
  paidWith: payment.state === 'collected' ? payment.method : null,
  paidAmount: payment.state === 'collected' ? payment.amount : null,
  tip: tipOf(payment) === 0 ? null : tipOf(payment),
  restWith: restOf(payment)?.method ?? null,
  restAmount: restOf(payment)?.amount ?? null,
  openWrittenOff: isOpenWrittenOff({ payment }) ? openAmount({ payment, totalPrice, ...order }) : null,
});

/** The entry of the audit log for a step: the status, and the other fields that it changed. */
export const auditedStep = (before: Order, after: Order, also: AuditedMore['also'] = {}): AuditedChange =>
  auditedOrderChange(after.status === 'cancelled' ? 'order.cancelled' : 'order.stepped', before, after, {
    always: ['status'],
    also,
  });

/** What the audit log says of the age that was proved at a step; nothing where none had to be. */
export const auditedAge = (before: Order, step: OrderStep): AuditedMore['also'] =>
  step.to === 'delivered' && ageToProve(before) !== null ? { ageChecked: step.ageChecked } : {};

type AuditedMore = {
  /** The fields that are named even if they stay. */
  readonly always?: readonly string[];
  readonly note?: string;
  /** What is recorded beside the fields. */
  readonly also?: Readonly<Record<string, unknown>>;
};

/**
 * The entry of the audit log for a change of an order: the fields that it changed, those that are always named, and why.
 */
export function auditedOrderChange(
  action: AuditedChange['action'],
  before: Order,
  after: Order,
  { always = [], note = '', also = {} }: AuditedMore,
): AuditedChange {
  const [was, is] = [auditedFieldsOf(before), auditedFieldsOf(after)];
  const fields = (Object.keys(is) as (keyof typeof is)[]).filter(
    (field) =>
      always.includes(field) || (was[field] !== undefined && is[field] !== undefined && !isSame(was[field], is[field])),
  );
  const only = (summary: typeof is) => Object.fromEntries(fields.map((field) => [field, summary[field]]));
  const why = note === '' ? {} : { reason: note };
  return { action, subject: String(after.number), before: only(was), after: { ...only(is), ...also, ...why } };
}
