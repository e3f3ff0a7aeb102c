import type { OnlineMethod } from '@ofenpost/core/online-payment/online-method';
import type { PaymentProviderPort, ProviderPayment } from '@ofenpost/core/online-payment/payment-provider.port';
import type { ProviderError, ProviderErrorCode } from '@ofenpost/core/online-payment/provider-error';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import { addMinutes } from '@ofenpost/core/time/zurich';

/** What somebody does at the provider's page. */
export type PayerAction = 'pay' | 'decline' | 'abort' | 'unliable';

export type InMemoryProvider = PaymentProviderPort & {
  /** Acts at the page of a payment; returns the address that the guest comes back to. */
  act(redirectUrl: string, action: PayerAction): string;
};

type Attempt = {
  readonly returnUrl: string;
  readonly payment: Omit<ProviderPayment, 'status' | 'captureId'>;
  status: ProviderPayment['status'] | null;
  failure: ProviderErrorCode | null;
  captureId: string | null;
  captured: number;
  refunded: number;
};

const ATTEMPT_MINUTES = 60;
const PAGE = 'https://provider.example/';

const refuse = (code: ProviderErrorCode): Result<never, ProviderError> => err({ code, name: code });

const MEANS: Record<OnlineMethod, string> = { onlineCard: 'xxxx xxxx xxxx 0004', onlineTwint: 'TWINT' };

/** A payment provider without a network. */
export function createPaymentProviderInMemory(clock: ClockPort): InMemoryProvider {
  const attempts = new Map<string, Attempt>();
  let last = 0;
  const nextId = (beginning: string): string => {
    last += 1;
    return `${beginning}${last}`;
  };
  const all = () => [...attempts.values()];
  const ofTransaction = (id: string): Attempt | undefined => all().find(({ payment }) => payment.transactionId === id);

  return {
    act: (redirectUrl, action) => {
      const attempt = attempts.get(redirectUrl.slice(PAGE.length));
      if (attempt === undefined || attempt.status !== null || attempt.failure !== null)
        throw new Error('This page is closed.');
      if (action === 'pay' || action === 'unliable') attempt.status = 'authorised';
      else attempt.failure = action === 'decline' ? 'declined' : 'abortedByGuest';
      if (action === 'unliable') Object.assign(attempt.payment, { hasLiabilityShift: false });
      return attempt.returnUrl;
    },
    initialise: async (_call, { reference, amount, returnUrl, methods }) => {
      const token = nextId('token');
      const [method = 'onlineCard'] = methods;
      attempts.set(token, {
        returnUrl,
        payment: {
          transactionId: nextId('transaction'),
          reference,
          amount,
          currency: 'CHF',
          method,
          displayText: MEANS[method],
          hasLiabilityShift: method === 'onlineCard' ? true : null,
        },
        status: null,
        failure: null,
        captureId: null,
        captured: 0,
        refunded: 0,
      });
      return ok({ token, redirectUrl: `${PAGE}${token}`, expiresAt: addMinutes(clock.now(), ATTEMPT_MINUTES) });
    },
    confirm: async (_call, token) => {
      const attempt = attempts.get(token);
      if (attempt === undefined) return refuse('wrongState');
      const { status, payment, captureId, failure } = attempt;
      return status === null ? refuse(failure ?? 'notStarted') : ok({ ...payment, status, captureId });
    },
    inquire: async (_call, reference) => {
      const attempt = all().find(({ payment }) => payment.reference === reference);
      if (attempt === undefined || attempt.status === null) return refuse('wrongState');
      const { status, payment, captureId } = attempt;
      return ok({ ...payment, status, captureId });
    },
    capture: async (_call, transactionId, amount) => {
      const attempt = ofTransaction(transactionId);
      if (attempt?.status === 'captured') return refuse('alreadyDone');
      if (attempt?.status !== 'authorised') return refuse('wrongState');
      if (amount > attempt.payment.amount) return refuse('misconfigured');
      const captureId = nextId('capture');
      Object.assign(attempt, { status: 'captured', captureId, captured: amount });
      return ok({ captureId });
    },
    cancel: async (_call, transactionId) => {
      const attempt = ofTransaction(transactionId);
      if (attempt?.status === 'captured') return refuse('alreadyDone');
      if (attempt?.status !== 'authorised') return refuse('wrongState');
      attempt.status = 'cancelled';
      return ok(null);
    },
    refund: async (_call, captureId, { amount }) => {
      const attempt = all().find((each) => each.captureId === captureId);
      if (attempt === undefined) return refuse('wrongState');
      if (attempt.refunded + amount > attempt.captured) return refuse('misconfigured');
      attempt.refunded += amount;
      return ok({ refundId: nextId('refund') });
    },
    captureRefund: async () => ok(null),
    check: async () => ok({ methods: ['onlineTwint', 'onlineCard'] }),
  };
}
