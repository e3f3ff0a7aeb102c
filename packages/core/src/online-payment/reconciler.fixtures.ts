import { UNLIMITED_OVEN } from '../delivery/delivery-time.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { type Result, err, ok } from '../result/result.ts';
import { addMinutes } from '../time/zurich.ts';
import type { OnlinePaymentRepository } from './online-payment.repository.port.ts';
import type { OnlinePaymentDependencies } from './online-payment.use-cases.ts';
import type { PaymentProviderPort, ProviderPayment } from './payment-provider.port.ts';
import { createProviderBreaker } from './provider-breaker.ts';
import type { ProviderError, ProviderErrorCode } from './provider-error.ts';
import { createReconciler } from './reconcile-payments.use-cases.ts';
import { type PaymentRefund, type StoredPayment, paymentDueAt } from './stored-payment.ts';

export const BEGIN = '2026-11-20T17:00:00.000Z';
export const AMOUNT = 4_300;

export const AUTHORISED: StoredPayment = {
  id: '00000000-0000-4000-8000-000000000a01',
  orderId: PLACED_ORDER.id,
  attempt: 1,
  reference: 'OFP-1001-1',
  state: 'authorised',
  amount: AMOUNT,
  tip: 0,
  captured: 0,
  refunded: 0,
  method: 'onlineCard',
  displayText: 'xxxx 0004',
  initialisedAt: BEGIN,
  expiresAt: addMinutes(BEGIN, 60),
  wished: 'onlineCard',
  counts: true,
  token: 'token',
  transactionId: 'transaction',
  captureId: null,
  askedAt: BEGIN,
  askAgainAt: null,
  askRetry: 0,
  task: null,
  problem: null,
};
export const CAPTURED: StoredPayment = { ...AUTHORISED, state: 'captured', captured: AMOUNT, captureId: 'capture' };

export const paid = (status: ProviderPayment['status'], change: Partial<ProviderPayment> = {}) =>
  ok<ProviderPayment>({
    status,
    transactionId: 'transaction',
    captureId: null,
    reference: AUTHORISED.reference,
    amount: AMOUNT,
    currency: 'CHF',
    method: 'onlineCard',
    displayText: 'xxxx 0004',
    hasLiabilityShift: true,
    ...change,
  });

export const refuse = (code: ProviderErrorCode): Result<never, ProviderError> => err({ code, name: code });

const online: Order = {
  ...PLACED_ORDER,
  status: 'onTheWay',
  payment: { state: 'paidOnline', method: 'onlineCard', amount: AMOUNT, means: 'xxxx 0004', at: BEGIN },
};

export const waitingOrder: Order = {
  ...PLACED_ORDER,
  status: 'awaitingPayment',
  payment: { state: 'awaitingOnline', method: 'onlineCard', standing: 'atProvider' },
};

/** A shop with one payment, whose provider answers as the test says. */
export function shopWith(payment: StoredPayment, { order = online, refunds = [] as readonly PaymentRefund[] } = {}) {
  const state = { now: BEGIN, payment, order, refunds: new Map(refunds.map((each) => [each.id, each])) };
  const calls: string[] = [];
  const alarms: string[] = [];
  const answers: { [Name in keyof PaymentProviderPort]?: PaymentProviderPort[Name] } = {};
  const answerOf = (name: keyof PaymentProviderPort) =>
    (async (...given: readonly unknown[]) => {
      calls.push(name);
      const answer = answers[name] as ((...all: readonly unknown[]) => unknown) | undefined;
      return answer === undefined ? refuse('wrongState') : answer(...given);
    }) as never;
  const provider: PaymentProviderPort = {
    initialise: answerOf('initialise'),
    confirm: answerOf('confirm'),
    inquire: answerOf('inquire'),
    capture: answerOf('capture'),
    cancel: answerOf('cancel'),
    refund: answerOf('refund'),
    captureRefund: answerOf('captureRefund'),
    check: answerOf('check'),
  };
  const payments: OnlinePaymentRepository = {
    load: async () => state.payment,
    loadRefund: async (id) => state.refunds.get(id) ?? null,
    findByKey: async () => null,
    listUnanswered: async () => [],
    listOfOrder: async () => ({ payments: [state.payment], refunds: [...state.refunds.values()] }),
    listDue: async (now) => {
      const due = paymentDueAt(state.payment);
      return {
        payments: due !== null && due <= now ? [state.payment.id] : [],
        refunds: [...state.refunds.values()].flatMap((each) =>
          each.state === 'requested' && each.nextAt !== null && each.nextAt <= now ? [each.id] : [],
        ),
        orders: state.order.status === 'awaitingPayment' ? [state.order.id] : [],
      };
    },
    change: async (_id, change) => {
      const changed = change({
        stored: { order: state.order } as never,
        payments: [state.payment],
        refunds: [...state.refunds.values()],
        ovenLoad: UNLIMITED_OVEN,
      });
      if (!changed.ok) return changed;
      state.payment = changed.value.payments?.[0] ?? state.payment;
      for (const each of changed.value.refunds ?? []) state.refunds.set(each.id, each);
      state.order = changed.value.order?.order ?? state.order;
      return ok(null);
    },
  };
  let last = 0;
  const dependencies: OnlinePaymentDependencies = {
    provider,
    breaker: createProviderBreaker(['onlineCard']),
    payments,
    orders: { load: async () => null },
    clock: { now: () => state.now },
    content: {
      read: async () => ({ ovenCapacity: null, openingHours: {}, delivery: { orderLocations: [] } }) as never,
    },
    newId: () => `id-${(last += 1)}`,
    newAddresses: () => ({ returnUrl: '', notifyUrl: '', returnHash: '', notifyHash: '' }),
    alarm: (what) => alarms.push(what),
  };
  const reconciler = createReconciler(dependencies);
  return {
    ...reconciler,
    payments,
    state,
    calls,
    alarms,
    answers,
    count: (name: keyof PaymentProviderPort) => calls.filter((each) => each === name).length,
    refund: () => [...state.refunds.values()][0],
    pass: async (minutes: number) => {
      state.now = addMinutes(state.now, minutes);
      await reconciler.reconcile();
    },
  };
}

/** A call whose answer comes when the test says so, or never. */
export function held<T>() {
  let answer: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

export const HOUR = 60;
export const INITIALISED: StoredPayment = {
  ...AUTHORISED,
  state: 'initialised',
  counts: false,
  transactionId: null,
  askedAt: null,
};
