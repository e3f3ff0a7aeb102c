import type { OvenLoad } from '../delivery/delivery-time.ts';
import type { AcceptingShop } from '../order-desk/auto-accept.ts';
import type { Order } from '../order/order.ts';
import type { OrderChange } from '../order/order.use-cases.ts';
import type { Result } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { paymentAfter } from './online-payment.machine.ts';
import type { PaymentsChange, PaymentsOfOrder } from './online-payment.repository.port.ts';
import type { ProviderPayment } from './payment-provider.port.ts';
import { newTask } from './payments-after.ts';
import { type ProviderError, mayRepeat } from './provider-error.ts';
import { askAgainAfter, repeatAt } from './provider-schedule.ts';
import { type PaidOrder, type Settlement, settleAnswer } from './settle-answer.ts';
import type { PaymentEntry, StoredPayment } from './stored-payment.ts';
import { canStillBePlaced, paidOnline, placedChange, triedChange, unpaidChange } from './waiting-order.ts';

export type AnswerSituation = {
  readonly answer: Result<ProviderPayment, ProviderError>;
  readonly shop: AcceptingShop;
  readonly now: Instant;
  readonly newId: () => string;
};

function standOf(
  payment: StoredPayment,
  order: Order,
  situation: { readonly shop: AcceptingShop; readonly ovenLoad: OvenLoad; readonly now: Instant },
): PaidOrder {
  if (payment.counts) return { state: 'placedByThis' };
  if (order.status === 'awaitingPayment') return { state: 'waiting', canBePlaced: canStillBePlaced(order, situation) };
  return { state: order.status === 'cancelled' ? 'ended' : 'settledOtherwise' };
}

/** The payment as the provider knows it. */
function withPaid(payment: StoredPayment, paid: ProviderPayment): StoredPayment {
  const { transactionId, captureId, method, displayText } = paid;
  const event =
    paid.status === 'captured'
      ? ({ type: 'payment.captured', amount: paid.amount } as const)
      : ({ type: 'payment.authorised' } as const);
  return {
    ...payment,
    ...paymentAfter(payment, event),
    transactionId,
    captureId: captureId ?? payment.captureId,
    method,
    displayText,
    askAgainAt: null,
    problem: null,
  };
}

/** A question without an answer is asked again a little later; the schedule asks besides. */
const askAgain = (payment: StoredPayment, error: ProviderError, now: Instant): StoredPayment => ({
  ...payment,
  problem: error.name,
  askAgainAt: mayRepeat(error) ? repeatAt(now, payment.askRetry) : askAgainAfter(payment),
  askRetry: payment.askRetry + 1,
});

type Settled = { readonly payment: StoredPayment; readonly order: OrderChange | null };

function ended(
  payment: StoredPayment,
  order: Order,
  error: ProviderError | null,
  isLast: boolean,
  now: Instant,
): Settled {
  const isExpired = error?.code === 'expired';
  const failed = paymentAfter(payment, { type: isExpired ? 'payment.expired' : 'payment.failed' });
  const standing = error?.code === 'declined' ? 'declined' : 'aborted';
  return {
    payment: { ...payment, ...failed, problem: error?.name ?? null, askAgainAt: null },
    order: isLast ? triedChange(order, { standing }, now) : null,
  };
}

function released(
  settlement: Extract<Settlement, { do: 'release' }>,
  { payment, order, paid }: { readonly payment: StoredPayment; readonly order: Order; readonly paid: ProviderPayment },
  { now, newId }: AnswerSituation,
): Settled {
  const task = newTask('release', paid.amount, { at: now, requestId: newId() });
  return {
    payment: { ...withPaid(payment, paid), task, problem: settlement.why },
    order: settlement.orderEnds ? unpaidChange(order, now, true) : triedChange(order, { standing: 'declined' }, now),
  };
}

function waits(
  { payment, order, isLast }: { readonly payment: StoredPayment; readonly order: Order; readonly isLast: boolean },
  { answer, now }: AnswerSituation,
): Settled {
  const checking = () => (isLast ? triedChange(order, { standing: 'checking' }, now) : null);
  if (answer.ok) {
    const { transactionId } = answer.value;
    const pending = { ...payment, ...paymentAfter(payment, { type: 'payment.pending' }), transactionId };
    return { payment: { ...pending, askAgainAt: askAgainAfter(payment) }, order: checking() };
  }
  // The guest is at the provider's page still.
  const { error } = answer;
  if (error.code === 'notStarted') return { payment: { ...payment, askAgainAt: askAgainAfter(payment) }, order: null };
  return { payment: askAgain(payment, error, now), order: checking() };
}

function placed(
  { payment, order, paid }: { readonly payment: StoredPayment; readonly order: Order; readonly paid: ProviderPayment },
  now: Instant,
): Settled {
  return {
    payment: { ...withPaid(payment, paid), counts: true },
    order: placedChange(order, paidOnline(paid, now), now),
  };
}

const entryOf = (paymentId: string, { answer, now }: AnswerSituation): PaymentEntry => ({
  paymentId,
  at: now,
  kind: answer.ok ? `answered ${answer.value.status}` : 'refused',
  requestId: null,
  detail: answer.ok ? '' : answer.error.name,
});

/** What the provider's answer makes of a payment and its order. */
export function settledBy(
  { stored, payments, ovenLoad }: PaymentsOfOrder,
  paymentId: string,
  situation: AnswerSituation,
): PaymentsChange {
  const { answer, now } = situation;
  const { order } = stored;
  const payment = payments.find(({ id }) => id === paymentId);
  if (payment === undefined) return {};
  const isLast = payments.at(-1)?.id === paymentId;
  const entry = entryOf(paymentId, situation);
  const write = ({ payment: changed, order: change }: Settled): PaymentsChange => ({
    payments: [changed],
    order: change,
    entries: [entry],
  });
  const settlement = settleAnswer({
    payment,
    order: standOf(payment, order, { ...situation, ovenLoad }),
    answer,
    takesWithoutLiability: false,
  });
  switch (settlement.do) {
    case 'wait':
      return write(waits({ payment, order, isLast }, situation));
    case 'fail':
      return write(ended(payment, order, settlement.error, isLast, now));
    case 'alarm':
      return write({
        payment: askAgain(payment, settlement.error, now),
        order: isLast ? triedChange(order, { standing: 'checking' }, now) : null,
      });
    case 'nothing':
      return answer.ok && answer.value.status === 'cancelled' && !payment.counts
        ? write(ended(payment, order, null, isLast, now))
        : { entries: [entry] };
    case 'release':
      return answer.ok ? write(released(settlement, { payment, order, paid: answer.value }, situation)) : {};
    case 'place':
      return answer.ok ? write(placed({ payment, order, paid: answer.value }, now)) : {};
  }
}
