import { isSame } from '../editor/compare.ts';
import type { Order } from '../order/order.ts';
import { type Result, err, ok } from '../result/result.ts';
import { addMinutes, laterOf } from '../time/zurich.ts';
import { paymentAfter } from './online-payment.machine.ts';
import type { PaymentsChange } from './online-payment.repository.port.ts';
import type { OnlinePaymentDependencies } from './online-payment.use-cases.ts';
import type { PaymentProviderPort, ProviderPayment } from './payment-provider.port.ts';
import { type ProviderError, mayRepeat } from './provider-error.ts';
import { callEndsBy, repeatAt } from './provider-schedule.ts';
import type { PaymentEntry, PaymentRefund, StoredPayment } from './stored-payment.ts';

const isRefundWhole = ({ amount }: PaymentRefund, { captured, refunded }: StoredPayment): boolean =>
  amount === captured && refunded === 0;

const TWINT_REFUNDS_AFTER_MINUTES = 121;
/** The problem of a refund that was sent and has no answer: it may have happened, so that it is looked for first. */
const REFUND_SENT = 'NO_ANSWER';
const REFUND_KNOWN_AFTER_MINUTES = 5;
export const NOT_YET = { code: 'notYet' } as const;

/** How the reconciler changes a payment, and looks at the provider. */
type Reconciling = {
  changePayment(
    payment: StoredPayment,
    change: (
      payment: StoredPayment,
      order: Order,
      refunds: readonly PaymentRefund[],
    ) => Result<PaymentsChange, typeof NOT_YET>,
  ): Promise<Result<null, typeof NOT_YET> | null>;
  entry(paymentId: string, kind: string, requestId: string | null, detail?: string): PaymentEntry;
  look(provider: PaymentProviderPort, payment: StoredPayment): Promise<Result<ProviderPayment, ProviderError>>;
};

/** Gives money back at the provider: each refund is marked before it is sent, and looked for where its answer got lost. */
export function createRefunder(dependencies: OnlinePaymentDependencies, { changePayment, entry, look }: Reconciling) {
  const { payments, clock, newId, alarm } = dependencies;

  async function saveRefund(
    payment: StoredPayment,
    { id, amount }: PaymentRefund,
    change: Partial<PaymentRefund>,
    detail = '',
  ): Promise<void> {
    await changePayment(payment, (known, _order, refunds) => {
      const refund = refunds.find((each) => each.id === id);
      if (refund === undefined || refund.state === 'refunded') return err(NOT_YET);
      return ok({
        refunds: [{ ...refund, ...change }],
        payments:
          change.state === 'refunded'
            ? [{ ...known, ...paymentAfter(known, { type: 'payment.refunded', amount }) }]
            : [],
        entries: [entry(payment.id, `refund ${change.state ?? 'waits'}`, null, detail)],
      });
    });
  }

  async function refundRefused(payment: StoredPayment, refund: PaymentRefund, error: ProviderError): Promise<void> {
    const { name } = error;
    const wasSent = error.code === 'unclear' && refund.providerId === null;
    const next = { retry: refund.retry + 1, problem: wasSent ? REFUND_SENT : name };
    const twintFrom = addMinutes(payment.initialisedAt, TWINT_REFUNDS_AFTER_MINUTES);
    // TWINT gives nothing back in the first hours.
    if (error.code === 'wrongState' && payment.method === 'onlineTwint' && clock.now() < twintFrom)
      return saveRefund(payment, refund, { ...next, nextAt: twintFrom }, name);
    const repeats = mayRepeat(error) ? repeatAt(refund.since, refund.retry) : null;
    if (repeats !== null) {
      // The provider finds a refund some minutes late.
      const nextAt = wasSent ? laterOf(repeats, addMinutes(clock.now(), REFUND_KNOWN_AFTER_MINUTES)) : repeats;
      return saveRefund(payment, refund, { ...next, nextAt }, name);
    }
    alarm('a refund needs somebody', { reference: refund.reference, error: name });
    const state = error.code === 'unclear' ? 'unclear' : 'refused';
    return saveRefund(payment, refund, { ...next, state, nextAt: null }, name);
  }

  /** A refund is asked for first, and captured then. */
  async function sendRefund(
    provider: PaymentProviderPort,
    payment: StoredPayment,
    { refund, captureId }: { readonly refund: PaymentRefund; readonly captureId: string },
  ): Promise<void> {
    const call = { requestId: refund.requestId, retry: refund.retry };
    let { providerId } = refund;
    if (providerId === null) {
      const { amount, reference } = refund;
      const made = await provider.refund(call, captureId, { amount, reference });
      if (!made.ok) return refundRefused(payment, refund, made.error);
      providerId = made.value.refundId;
      if (providerId === null) return saveRefund(payment, refund, { state: 'refunded', nextAt: null, problem: null });
      await saveRefund(payment, refund, { providerId, nextAt: callEndsBy(clock.now()), problem: null });
    }
    const known = { ...refund, providerId };
    const captured = await provider.captureRefund({ ...call, requestId: newId() }, providerId);
    if (captured.ok || captured.error.code === 'alreadyDone')
      return saveRefund(payment, known, { state: 'refunded', nextAt: null, problem: null });
    return refundRefused(payment, known, captured.error);
  }

  /** What became of a refund whose answer got lost: it is sent again only where that gives nothing back twice. */
  async function findRefund(
    provider: PaymentProviderPort,
    payment: StoredPayment,
    { refund, captureId }: { readonly refund: PaymentRefund; readonly captureId: string },
  ): Promise<void> {
    const { reference, amount } = refund;
    const found = await provider.inquire({ requestId: newId(), retry: 0 }, reference);
    if (!found.ok && found.error.code !== 'wrongState')
      return refundRefused(payment, refund, { ...found.error, code: 'unclear' });
    const isFound = found.ok && found.value.reference === reference && found.value.amount === amount;
    if (isFound && found.value.status === 'captured')
      return saveRefund(payment, refund, { state: 'refunded', nextAt: null, problem: null });
    if (isFound && found.value.status === 'authorised') {
      const { transactionId: providerId } = found.value;
      await saveRefund(payment, refund, { providerId });
      return sendRefund(provider, payment, { refund: { ...refund, providerId }, captureId });
    }
    if (!found.ok && isRefundWhole(refund, payment)) return sendRefund(provider, payment, { refund, captureId });
    alarm('a refund needs somebody', { reference, error: REFUND_SENT });
    return saveRefund(payment, refund, { state: 'unclear', nextAt: null });
  }

  /** Marks a refund as sent, unless another process has taken it up. */
  async function beginRefund(payment: StoredPayment, refund: PaymentRefund): Promise<boolean> {
    const begun = await changePayment(payment, (_known, _order, refunds) =>
      isSame(
        refunds.find(({ id }) => id === refund.id),
        refund,
      )
        ? ok({
            refunds: [{ ...refund, nextAt: addMinutes(clock.now(), REFUND_KNOWN_AFTER_MINUTES), problem: REFUND_SENT }],
            entries: [entry(payment.id, 'refund', refund.requestId, refund.reference)],
          })
        : err(NOT_YET),
    );
    return begun?.ok === true;
  }

  async function giveRefund(
    provider: PaymentProviderPort,
    payment: StoredPayment,
    refund: PaymentRefund,
  ): Promise<void> {
    const wasSent = refund.providerId === null && refund.problem === REFUND_SENT;
    const found = payment.captureId === null ? await look(provider, payment) : null;
    const captureId = payment.captureId ?? (found?.ok === true ? found.value.captureId : null);
    if (captureId === null) {
      const code = wasSent ? 'unclear' : 'unreachable';
      return refundRefused(payment, refund, { code, name: 'NO_CAPTURE_ID' });
    }
    if (!(await beginRefund(payment, refund))) return;
    return (wasSent ? findRefund : sendRefund)(provider, payment, { refund, captureId });
  }

  /** Gives back what was asked for, if it is time. */
  async function runRefund(id: string): Promise<void> {
    const { provider } = dependencies;
    const refund = await payments.loadRefund(id);
    const payment = refund === null ? null : await payments.load(refund.paymentId);
    if (provider === null || refund === null || payment === null) return;
    if (refund.state !== 'requested' || refund.nextAt === null || refund.nextAt > clock.now()) return;
    // Nothing was taken after all, so there is nothing to give back.
    if (payment.state === 'failed' || payment.state === 'cancelled')
      return saveRefund(payment, { ...refund, amount: 0 }, { amount: 0, state: 'refunded', nextAt: null });
    await (payment.captured === 0
      ? saveRefund(payment, refund, { nextAt: addMinutes(clock.now(), 1) })
      : giveRefund(provider, payment, refund));
  }

  return { runRefund };
}
