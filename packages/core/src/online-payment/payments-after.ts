import type { OrderStatus } from '../order/order-status.ts';
import type { Order } from '../order/order.ts';
import type { OrderChange } from '../order/order.use-cases.ts';
import type { Instant } from '../time/instant.ts';
import { UNDO_ACCEPTED_MS } from '../time/undo-window.ts';
import { isOnline } from './online-method.ts';
import { onlinePartOf } from './online-part.ts';
import { refundReference } from './online-payment.ts';
import type { PaymentRefund, PaymentTask, StoredPayment } from './stored-payment.ts';

/** What changes of an order's payments with a change of the order. */
export type PaymentsAfter = {
  readonly payments: readonly StoredPayment[];
  readonly refunds: readonly PaymentRefund[];
};

type Change = Pick<OrderChange, 'kind' | 'before' | 'order' | 'taker' | 'undoable'>;

/** The statuses of an order that has left the kitchen, so that it is taken what was authorised. */
const LEFT: ReadonlySet<OrderStatus> = new Set(['onTheWay', 'delivered']);

/** The provider hears of a step a little after it can no longer be undone. */
const SENT_AFTER_MS = UNDO_ACCEPTED_MS + 2_000;

const wantedOf = ({ status, payment }: Order): PaymentTask['kind'] | null => {
  if (payment.state === 'releasedOnline' && payment.wasPaid) return 'release';
  return onlinePartOf(payment) !== undefined && LEFT.has(status) ? 'capture' : null;
};

/** What is taken of the payment that the provider holds, in Rappen. */
const takenOf = ({ payment }: Order): number => onlinePartOf(payment)?.amount ?? 0;

const laterBy = (at: Instant, milliseconds: number): Instant => new Date(Date.parse(at) + milliseconds).toISOString();

/** The task that begins now for a payment. */
export const newTask = (
  kind: PaymentTask['kind'],
  amount: number,
  { at, requestId }: { readonly at: Instant; readonly requestId: string },
): PaymentTask => ({
  kind: amount === 0 ? 'release' : kind,
  amount,
  requestId,
  since: at,
  retry: 0,
  nextAt: at,
});

/** The refund of an amount, in Rappen; `number` counts those of its payment. */
export const newRefund = (
  { id: paymentId, reference }: StoredPayment,
  {
    id,
    amount,
    number,
    at,
  }: { readonly id: string; readonly amount: number; readonly number: number; readonly at: Instant },
): PaymentRefund => ({
  id,
  paymentId,
  number,
  reference: refundReference(reference, number),
  amount,
  state: 'requested',
  requestId: id,
  providerId: null,
  since: at,
  retry: 0,
  nextAt: at,
  problem: null,
});

function refundAfter({ kind, order, taker }: Change, payment: StoredPayment, before: readonly PaymentRefund[]) {
  const refund = kind === 'refunded' ? order.refunds.at(-1) : undefined;
  if (refund === undefined || !isOnline(refund.method) || before.some(({ id }) => id === refund.id)) return null;
  return newRefund(payment, { id: refund.id, amount: refund.amount, number: before.length + 1, at: taker.at });
}

/** What follows where an order costs less after it has left: less of the payment is taken, or the difference goes back. */
function loweredAfter(
  { before, order, taker }: Change,
  payment: StoredPayment,
  { number, newId }: { readonly number: number; readonly newId: () => string },
): PaymentsAfter | null {
  const amount = takenOf(order);
  const less = takenOf(before) - amount;
  if (less <= 0) return null;
  const { task, state } = payment;
  // Nobody has asked the provider yet.
  if (task?.kind === 'capture' && state === 'authorised') {
    const lower = newTask('capture', amount, { at: task.since, requestId: newId() });
    return { payments: [{ ...payment, task: { ...lower, nextAt: task.nextAt } }], refunds: [] };
  }
  return { payments: [], refunds: [newRefund(payment, { id: newId(), amount: less, number, at: taker.at })] };
}

/**
 * What follows for the payment that counts: it is taken when the order leaves, let go of when the order ends before, and
 * given back by refunds and where the order costs less afterwards. A step that can be undone waits until it cannot. Null: nothing follows.
 */
export function paymentsAfter(
  change: Change,
  payments: readonly StoredPayment[],
  refunds: readonly PaymentRefund[],
  newId: () => string,
): PaymentsAfter | null {
  const payment = payments.find(({ counts }) => counts);
  if (payment === undefined) return null;
  const given = refunds.filter(({ paymentId }) => paymentId === payment.id);
  const refund = refundAfter(change, payment, given);
  if (refund !== null) return { payments: [], refunds: [refund] };
  const { before, order, taker, undoable } = change;
  const [was, is] = [wantedOf(before), wantedOf(order)];
  if (was === is) return is === 'capture' ? loweredAfter(change, payment, { number: given.length + 1, newId }) : null;
  if (is === null) return { payments: [{ ...payment, task: null }], refunds: [] };
  const at = undoable === null ? taker.at : laterBy(taker.at, SENT_AFTER_MS);
  const task = newTask(is, is === 'capture' ? takenOf(order) : payment.amount, {
    at,
    requestId: newId(),
  });
  return { payments: [{ ...payment, task }], refunds: [] };
}
