import { isSame } from '../editor/compare.ts';
import type { Order } from '../order/order.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { addMinutes } from '../time/zurich.ts';
import { RESERVED_MINUTES } from './online-limits.ts';
import { type OnlinePaymentEvent, paymentAfter } from './online-payment.machine.ts';
import type { PaymentsChange } from './online-payment.repository.port.ts';
import { refundableOnline } from './online-payment.ts';
import type { OnlinePaymentDependencies } from './online-payment.use-cases.ts';
import type { PaymentProviderPort, ProviderPayment } from './payment-provider.port.ts';
import { newRefund } from './payments-after.ts';
import { type ProviderError, mayRepeat } from './provider-error.ts';
import { callEndsBy, isLastQuestion, isQuestionDue, repeatAt, wishToAsk } from './provider-schedule.ts';
import { NOT_YET, createRefunder } from './send-refund.ts';
import { isFinalAnswer } from './settle-answer.ts';
import { settledBy } from './settle-payment.ts';
import type { PaymentRefund, PaymentTask, StoredPayment } from './stored-payment.ts';
import { ANSWER_MINUTES, unansweredChange } from './unanswered-order.ts';
import { movedToDoorChange, unpaidChange } from './waiting-order.ts';

/** The request that created it had no answer, so that no guest ever saw its page. */
const isLost = ({ state, token, initialisedAt }: StoredPayment, now: Instant): boolean =>
  state === 'initialised' && token === null && now >= addMinutes(initialisedAt, RESERVED_MINUTES);

/** The capture that the provider names; what is known of it already stays where it names none. */
const captureOf = ({ captureId }: ProviderPayment): Partial<StoredPayment> => (captureId === null ? {} : { captureId });

const isTaskOf = ({ task }: StoredPayment, { requestId }: PaymentTask): boolean => task?.requestId === requestId;

/** The task of a payment after one was run; a newer one, which the order caused meanwhile, stays. */
const afterTask = (payment: StoredPayment, run: PaymentTask, next: PaymentTask | null): PaymentTask | null =>
  isTaskOf(payment, run) ? next : payment.task;

/**
 * What is asked of the provider besides a guest's request: whether a payment happened, and what its order needs. Each
 * request is stored before it is sent, and its answer after it; so whatever was cut off is done again.
 */
export function createReconciler(dependencies: OnlinePaymentDependencies) {
  const { payments, clock, content, newId, alarm } = dependencies;

  /** Changes one payment of its order. */
  const changePayment = (
    { id, orderId }: StoredPayment,
    change: (
      payment: StoredPayment,
      order: Order,
      refunds: readonly PaymentRefund[],
    ) => Result<PaymentsChange, typeof NOT_YET>,
  ) =>
    payments.change(orderId, ({ stored, payments: all, refunds }) => {
      const payment = all.find((each) => each.id === id);
      return payment === undefined ? err(NOT_YET) : change(payment, stored.order, refunds);
    });

  const entry = (paymentId: string, kind: string, requestId: string | null, detail = '') => ({
    paymentId,
    at: clock.now(),
    kind,
    requestId,
    detail,
  });

  /** What the provider says of a payment that is not where we believed. */
  async function look(
    provider: PaymentProviderPort,
    payment: StoredPayment,
  ): Promise<Result<ProviderPayment, ProviderError>> {
    const requestId = newId();
    await changePayment(payment, () => ok({ entries: [entry(payment.id, 'inquire', requestId)] }));
    return provider.inquire({ requestId, retry: 0 }, payment.reference);
  }

  /**
   * An answer that tells nothing is waited for until the last moment. Then the payment is looked for by its reference once
   * more, and without it the attempt is over: its order must not wait for ever.
   */
  async function concluded(
    provider: PaymentProviderPort,
    payment: StoredPayment,
    answer: Result<ProviderPayment, ProviderError>,
  ): Promise<Result<ProviderPayment, ProviderError>> {
    const state = answer.ok ? 'pending' : payment.state;
    if (isFinalAnswer(answer) || !isLastQuestion({ ...payment, state }, clock.now())) return answer;
    const found = await look(provider, payment);
    if (isFinalAnswer(found)) return found;
    if (!found.ok && mayRepeat(found.error) && repeatAt(clock.now(), payment.askRetry) !== null) return found;
    if (answer.ok || answer.error.code !== 'notStarted')
      alarm('a payment needs somebody', {
        reference: payment.reference,
        task: 'confirm',
        error: answer.ok ? answer.value.status : answer.error.name,
      });
    return err({ code: 'expired', name: 'NEVER_ANSWERED' });
  }

  /** Asks whether a payment happened. Notifications and returns of guests only cause it. */
  async function confirm(id: string): Promise<void> {
    const { provider } = dependencies;
    const payment = await payments.load(id);
    if (payment === null || provider === null) return;
    const requestId = newId();
    let mayCall = false;
    const requested = await changePayment(payment, (known) => {
      const now = clock.now();
      if (isLost(known, now))
        return ok({ payments: [{ ...known, ...paymentAfter(known, { type: 'payment.expired' }) }] });
      const wish = wishToAsk(known, now);
      if (wish === 'never') return err(NOT_YET);
      mayCall = wish === 'ask';
      if (wish !== 'ask') return ok({ payments: [{ ...known, ...wish }] });
      return ok({
        // Asked again where this process dies before the answer.
        payments: [{ ...known, askedAt: now, askAgainAt: callEndsBy(now) }],
        entries: [entry(id, 'confirm', requestId)],
      });
    });
    if (requested?.ok !== true || !mayCall || payment.token === null) return;
    const answer = await provider.confirm({ requestId, retry: 0 }, payment.token);
    if (!answer.ok && answer.error.code === 'misconfigured')
      alarm('the payment provider refuses us', { error: answer.error.name });
    const final = await concluded(provider, payment, answer);
    const shop = await content.read();
    let isOther = false;
    await payments.change<never>(
      payment.orderId,
      (found) => {
        const settled = settledBy(found, id, { answer: final, shop, now: clock.now(), newId });
        isOther = settled.payments?.[0]?.problem === 'mismatch';
        return ok(settled);
      },
      shop.ovenCapacity,
    );
    if (isOther) alarm('a payment is not what was asked for', { reference: payment.reference });
  }

  const repeated = (task: PaymentTask): PaymentTask => ({
    ...task,
    retry: task.retry + 1,
    nextAt: repeatAt(task.since, task.retry),
  });

  /** The answer to a task that was not done. */
  async function notDone(payment: StoredPayment, task: PaymentTask, error: ProviderError): Promise<void> {
    const isOver = !mayRepeat(error) && error.code !== 'misconfigured';
    const next = repeated(task);
    if (isOver || next.nextAt === null)
      alarm('a payment needs somebody', { reference: payment.reference, task: task.kind, error: error.name });
    await changePayment(payment, (known, order) => {
      const event: OnlinePaymentEvent =
        isOver && task.kind === 'capture' ? { type: 'payment.captureRefused' } : { type: 'payment.answerLost' };
      const lost = error.code === 'unclear' || isOver ? paymentAfter(known, event) : {};
      const change = isOver && task.kind === 'capture' ? movedToDoorChange(order, clock.now()) : null;
      return ok({
        payments: [{ ...known, ...lost, problem: error.name, task: afterTask(known, task, isOver ? null : next) }],
        entries: [entry(payment.id, 'refused', null, error.name)],
        order: change,
      });
    });
  }

  async function done(
    payment: StoredPayment,
    task: PaymentTask,
    { event, ...more }: Partial<StoredPayment> & { readonly event: OnlinePaymentEvent },
  ): Promise<void> {
    await changePayment(payment, (known) =>
      ok({
        payments: [
          { ...known, ...paymentAfter(known, event), ...more, task: afterTask(known, task, null), problem: null },
        ],
        entries: [entry(payment.id, event.type.replace('payment.', ''), null)],
      }),
    );
  }

  async function capture(provider: PaymentProviderPort, payment: StoredPayment, task: PaymentTask): Promise<void> {
    const { transactionId } = payment;
    if (transactionId === null) return;
    const { requestId, retry, amount } = task;
    const event = { type: 'payment.captured', amount } as const;
    const answer = await provider.capture({ requestId, retry }, transactionId, amount);
    if (answer.ok) return done(payment, task, { event, ...answer.value });
    const { error } = answer;
    if (error.code !== 'alreadyDone' && error.code !== 'wrongState') return notDone(payment, task, error);
    const found = await look(provider, payment);
    if (error.code === 'alreadyDone' || (found.ok && found.value.status === 'captured'))
      return done(payment, task, { event, ...(found.ok ? captureOf(found.value) : {}) });
    const isOver = found.ok && found.value.status === 'cancelled';
    return notDone(payment, task, isOver ? error : { ...error, code: 'unclear' });
  }

  /** What was taken already goes back instead. */
  async function giveBack(
    payment: StoredPayment,
    task: PaymentTask,
    { event, ...more }: Partial<StoredPayment> & { readonly event?: OnlinePaymentEvent } = {},
  ): Promise<void> {
    await changePayment(payment, (stored, _order, refunds) => {
      if (!isTaskOf(stored, task)) return err(NOT_YET);
      const known = { ...stored, ...(event === undefined ? {} : paymentAfter(stored, event)), ...more };
      const given = refunds.filter(({ paymentId }) => paymentId === known.id);
      // A refund that is not through yet is in no sum.
      const open = given.reduce((sum, refund) => (refund.state === 'refunded' ? sum : sum + refund.amount), 0);
      const amount = Math.max(0, refundableOnline(known) - open);
      const number = given.length + 1;
      const at = clock.now();
      return ok({
        payments: [{ ...known, task: null, problem: null }],
        refunds: amount === 0 ? [] : [newRefund(known, { id: newId(), amount, number, at })],
      });
    });
  }

  /** The provider did not cancel: it may have been cancelled, or taken, before. */
  async function notReleased(
    provider: PaymentProviderPort,
    payment: StoredPayment,
    { task, error }: { readonly task: PaymentTask; readonly error: ProviderError },
  ): Promise<void> {
    if (error.code !== 'alreadyDone' && error.code !== 'wrongState') return notDone(payment, task, error);
    const found = await look(provider, payment);
    if (found.ok && found.value.status === 'captured') {
      const { amount } = found.value;
      return giveBack(payment, task, { event: { type: 'payment.captured', amount }, ...captureOf(found.value) });
    }
    return found.ok && found.value.status === 'cancelled'
      ? done(payment, task, { event: { type: 'payment.cancelled' } })
      : notDone(payment, task, { ...error, code: 'unclear' });
  }

  async function release(provider: PaymentProviderPort, payment: StoredPayment, task: PaymentTask): Promise<void> {
    const { transactionId, state } = payment;
    if (state === 'captured' || state === 'partlyRefunded') return giveBack(payment, task);
    if (transactionId === null) return;
    const answer = await provider.cancel({ requestId: task.requestId, retry: task.retry }, transactionId);
    if (answer.ok) return done(payment, task, { event: { type: 'payment.cancelled' } });
    return notReleased(provider, payment, { task, error: answer.error });
  }

  /** Does what the order of a payment needs, if it is time. */
  async function runTask(id: string): Promise<void> {
    const { provider } = dependencies;
    const payment = await payments.load(id);
    const task = payment?.task ?? null;
    if (provider === null || payment === null || task === null) return;
    if (task.nextAt === null || task.nextAt > clock.now()) return;
    const requested = task.kind === 'capture' ? 'payment.captureRequested' : 'payment.cancelRequested';
    const begun = await changePayment(payment, (known) =>
      isSame(known.task, task)
        ? ok({
            // Another process leaves it alone meanwhile, and takes it up where this one dies.
            payments: [
              {
                ...known,
                ...paymentAfter(known, { type: requested }),
                task: { ...task, nextAt: callEndsBy(clock.now()) },
              },
            ],
            entries: [entry(id, task.kind, task.requestId)],
          })
        : err(NOT_YET),
    );
    if (begun?.ok !== true) return;
    await (task.kind === 'capture' ? capture : release)(provider, payment, task);
  }

  const { runRefund } = createRefunder(dependencies, { changePayment, entry, look });

  /** Ends an order that was not paid in time, unless its guest may be paying right now. */
  async function expire(orderId: string): Promise<void> {
    await payments.change<typeof NOT_YET>(orderId, ({ stored: { order }, payments: all }) => {
      const now = clock.now();
      const isOpen = all.some(({ state }) => state === 'initialised');
      const isDue = now >= addMinutes(order.orderTimeProgresses.created, RESERVED_MINUTES);
      const change = isOpen || !isDue ? null : unpaidChange(order, now);
      return change === null ? err(NOT_YET) : ok({ order: change });
    });
  }

  /** Ends what is paid and nobody answers. What staff just undid has changed, so it waits anew. */
  async function cancelUnaccepted(now: Instant): Promise<readonly (() => Promise<void>)[]> {
    const waiting = await payments.listUnanswered(addMinutes(now, -ANSWER_MINUTES));
    if (waiting.length === 0) return [];
    const shop = await content.read();
    return waiting.map(({ id, changedAt: since }) => async () => {
      await payments.change<typeof NOT_YET>(id, ({ stored: { order } }) => {
        const change = unansweredChange(order, shop, { since, now });
        return change === null ? err(NOT_YET) : ok({ order: change });
      });
    });
  }

  async function runPayment(id: string): Promise<void> {
    const payment = await payments.load(id);
    if (payment === null) return;
    const now = clock.now();
    const { askAgainAt, askedAt } = payment;
    if (isLost(payment, now) || (askAgainAt !== null && askAgainAt <= now) || isQuestionDue(payment, askedAt, now))
      await confirm(id);
    await runTask(id);
  }

  /** Does everything that is due. What fails does not keep back the rest. */
  async function reconcile(): Promise<void> {
    const now = clock.now();
    const due = await payments.listDue(now, addMinutes(now, -RESERVED_MINUTES));
    const tasks = [
      ...due.payments.map((id) => () => runPayment(id)),
      ...due.refunds.map((id) => () => runRefund(id)),
      ...due.orders.map((id) => () => expire(id)),
      ...(await cancelUnaccepted(now)),
    ];
    for (const task of tasks)
      await task().catch((error: unknown) => alarm('a payment was not settled', { err: error }));
  }

  return { confirm, runPayment, runRefund, reconcile };
}
