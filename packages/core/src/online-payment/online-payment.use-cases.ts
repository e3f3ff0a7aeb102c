import type { OvenCapacity } from '../delivery/delivery-time.ts';
import type { AcceptingShop } from '../order-desk/auto-accept.ts';
import { amountDue } from '../order/amount-due.ts';
import { type OrderViewer, guestViewOf, isOwnOrder } from '../order/order-summary.ts';
import type { Order, OrderStepError } from '../order/order.ts';
import { type OrderChange, type OrderRepository, findVisibleOrder } from '../order/order.use-cases.ts';
import type { StepTaker } from '../order/take-step.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import { addMinutes } from '../time/zurich.ts';
import { ATTEMPTS_MAX, canBePaidOnline } from './online-limits.ts';
import type { OnlineMethod } from './online-method.ts';
import { paymentAfter } from './online-payment.machine.ts';
import type {
  BeginError,
  OnlinePaymentPort,
  PaymentReport,
  ProviderCheck,
  ProviderSetup,
} from './online-payment.port.ts';
import type { OnlinePaymentRepository, PaymentsOfOrder } from './online-payment.repository.port.ts';
import { paymentReference } from './online-payment.ts';
import { type PaymentPage, type PaymentQuery, needsSomebody } from './payment-list.ts';
import type { PaymentProviderPort } from './payment-provider.port.ts';
import type { ProviderBreaker } from './provider-breaker.ts';
import type { StoredPayment } from './stored-payment.ts';
import { canStillBePlaced, placedChange, triedChange } from './waiting-order.ts';

/** The addresses that a new payment names to the provider, with the hashes of the secrets in them. */
export type PaymentAddresses = {
  readonly returnUrl: string;
  readonly notifyUrl: string;
  readonly returnHash: string;
  readonly notifyHash: string;
};

export type OnlinePaymentDependencies = {
  /** Null: nobody can pay online. */
  readonly provider: PaymentProviderPort | null;
  readonly breaker: ProviderBreaker;
  readonly payments: OnlinePaymentRepository;
  readonly orders: Pick<OrderRepository, 'load'>;
  readonly clock: ClockPort;
  readonly content: { read(): Promise<AcceptingShop & { readonly ovenCapacity: OvenCapacity }> };
  readonly newId: () => string;
  readonly newAddresses: () => PaymentAddresses;
  /** Tells people of what no guest can repair. */
  readonly alarm: (what: string, detail: Readonly<Record<string, unknown>>) => void;
};

/** An attempt lasts this long where the provider has not said it yet. */
const ATTEMPT_MINUTES = 60;

const refusedStep = ({ status }: Order): OrderStepError => ({ code: 'stepRefused', status });

/** Why this order cannot be tried to be paid online once more, or null. */
function beginBlocker({ stored: { order }, payments }: PaymentsOfOrder): BeginError | null {
  if (order.status !== 'awaitingPayment') return refusedStep(order);
  if (payments.length >= ATTEMPTS_MAX) return { code: 'tooManyAttempts' };
  return canBePaidOnline(amountDue(order)) ? null : { code: 'onlineUnavailable' };
}

type Visitor = { readonly account: () => Promise<OrderViewer> };
type Access = { readonly isCapability: (id: string, capability: string) => boolean };

/** How guests pay online. The host has checked permission and input. */
export const createOnlinePaymentUseCases =
  (dependencies: OnlinePaymentDependencies & Access) =>
  ({ account }: Visitor): OnlinePaymentPort => {
    const { provider, breaker, payments, clock, content, newId, newAddresses, alarm } = dependencies;
    const isOwn = async (key: { readonly id: string; readonly capability?: string | null | undefined }) =>
      (await findVisibleOrder(dependencies, account, key, isOwnOrder)) !== null;

    async function store(
      orderId: string,
      method: OnlineMethod,
      { returnHash, notifyHash }: PaymentAddresses,
    ): Promise<Result<StoredPayment, BeginError>> {
      const id = newId();
      const now = clock.now();
      let made: StoredPayment | null = null;
      const written = await payments.change<BeginError>(orderId, (found) => {
        const blocked = beginBlocker(found);
        if (blocked !== null) return err(blocked);
        const { order } = found.stored;
        const attempt = found.payments.length + 1;
        made = {
          id,
          orderId,
          attempt,
          reference: paymentReference(order.number, attempt),
          state: 'initialised',
          amount: amountDue(order),
          tip: 0,
          captured: 0,
          refunded: 0,
          method: null,
          displayText: '',
          initialisedAt: now,
          expiresAt: addMinutes(now, ATTEMPT_MINUTES),
          wished: method,
          counts: false,
          token: null,
          transactionId: null,
          captureId: null,
          askedAt: null,
          askAgainAt: null,
          askRetry: 0,
          task: null,
          problem: null,
        };
        return ok({
          payments: [made],
          keys: { paymentId: id, returnHash, notifyHash },
          entries: [{ paymentId: id, at: now, kind: 'initialise', requestId: id, detail: '' }],
        });
      });
      if (written === null || made === null) return written?.ok === false ? written : err({ code: 'orderUnknown' });
      return ok(made);
    }

    return {
      loadMethods: async () => breaker.methods(clock.now()),
      begin: async (key, method) => {
        if (!(await isOwn(key))) return err({ code: 'orderUnknown' });
        if (provider === null || !breaker.methods(clock.now()).includes(method))
          return err({ code: 'onlineUnavailable' });
        const addresses = newAddresses();
        const stored = await store(key.id, method, addresses);
        if (!stored.ok) return stored;
        const payment = stored.value;
        const { returnUrl, notifyUrl } = addresses;
        const begun = await provider.initialise(
          { requestId: payment.id, retry: 0 },
          {
            reference: payment.reference,
            amount: payment.amount,
            description: `Bestellung ${payment.reference.split('-')[1] ?? ''}`,
            returnUrl,
            notifyUrl,
            methods: [method],
          },
        );
        breaker.heard(begun, clock.now());
        if (!begun.ok && begun.error.code === 'misconfigured')
          alarm('the payment provider refuses us', { error: begun.error.name });
        const at = clock.now();
        await payments.change<never>(key.id, ({ stored: { order }, payments: all }) => {
          const known = all.find(({ id }) => id === payment.id) ?? payment;
          const detail = begun.ok ? '' : begun.error.name;
          return ok({
            payments: [
              begun.ok
                ? { ...known, token: begun.value.token, expiresAt: begun.value.expiresAt }
                : { ...known, ...paymentAfter(known, { type: 'payment.failed' }), problem: detail },
            ],
            entries: [{ paymentId: payment.id, at, kind: begun.ok ? 'begun' : 'refused', requestId: null, detail }],
            order: triedChange(order, { standing: begun.ok ? 'atProvider' : 'toPay', method }, at),
          });
        });
        return begun.ok ? ok({ redirectUrl: begun.value.redirectUrl }) : err({ code: 'onlineUnavailable' });
      },
      payAtDoor: async (key) => {
        if (!(await isOwn(key))) return err({ code: 'orderUnknown' });
        const placed: Order[] = [];
        const { ovenCapacity, ...shop } = await content.read();
        const answer = await payments.change<BeginError>(
          key.id,
          ({ stored: { order }, ovenLoad }) => {
            const { payment } = order;
            const now = clock.now();
            const method = payment.state === 'awaitingOnline' && payment.method === 'onlineTwint' ? 'twint' : 'card';
            const change = placedChange(order, { state: 'dueAtDoor', method }, now);
            if (change === null) return err(refusedStep(order));
            if (!canStillBePlaced(order, { shop, ovenLoad, now })) return err({ code: 'wishPast' });
            placed.push(change.order);
            return ok({ order: change });
          },
          ovenCapacity,
        );
        const [order] = placed;
        if (answer === null || order === undefined)
          return answer?.ok === false ? answer : err({ code: 'orderUnknown' });
        return ok(guestViewOf(order));
      },
    };
  };

/** A payment without what only the server may know. */
export const shownPayment = ({
  attempt: _attempt,
  wished,
  token: _token,
  transactionId: _transaction,
  captureId: _capture,
  askedAt: _asked,
  askAgainAt: _again,
  askRetry: _retry,
  task: _task,
  method,
  ...payment
}: StoredPayment): PaymentReport['payments'][number] => ({ ...payment, method: method ?? wished });

type AdminDependencies = Pick<OnlinePaymentDependencies, 'provider' | 'breaker' | 'payments' | 'clock' | 'newId'> & {
  readonly setup: Omit<ProviderSetup, 'methods'>;
  readonly findPayments: (query: PaymentQuery) => Promise<PaymentPage>;
};

/** Who handled it stands in the order's timeline. */
function handledChange(before: Order, taker: StepTaker): OrderChange {
  const order = { ...before, revision: before.revision + 1 };
  const reason = 'Der Anbieter hat die Zahlung nicht belastet: als erledigt gemeldet';
  const audited = {
    action: 'order.paymentCorrected',
    subject: String(order.number),
    before: {},
    after: { reason },
  } as const;
  return { kind: 'paymentTried', before, order, taker, audited, undoable: null, note: '' };
}

/** What staff see of online payments. */
export const createOnlinePaymentAdminUseCases = ({
  provider,
  breaker,
  payments,
  clock,
  newId,
  setup,
  findPayments,
}: AdminDependencies) => {
  const loadReport = async (orderId: string): Promise<PaymentReport> => {
    const found = await payments.listOfOrder(orderId);
    return {
      payments: found.payments.map(shownPayment),
      refunds: found.refunds.map(({ id, reference, amount, state, since: at, problem }) => ({
        id,
        reference,
        amount,
        state,
        at,
        problem,
      })),
    };
  };
  return {
    list: findPayments,
    loadReport,
    markHandled: async (orderId: string, by: string | null): Promise<PaymentReport> => {
      await payments.change<never>(orderId, ({ stored: { order }, payments: all }) => {
        const alarming = all.filter(needsSomebody);
        const at = clock.now();
        return ok({
          payments: alarming.map((payment) => ({ ...payment, problem: null })),
          entries: alarming.map(({ id, problem }) => ({
            paymentId: id,
            at,
            kind: 'handled',
            requestId: null,
            detail: problem ?? '',
          })),
          order: alarming.length === 0 ? null : handledChange(order, { by, at }),
        });
      });
      return loadReport(orderId);
    },
    loadSetup: async (): Promise<ProviderSetup> => ({ ...setup, methods: [...breaker.methods(clock.now())] }),
    check: async (): Promise<ProviderCheck> => {
      if (provider === null) return { state: 'off', methods: [], problem: '' };
      const answer = await provider.check({ requestId: newId(), retry: 0 });
      if (answer.ok) return { state: 'works', methods: [...answer.value.methods], problem: '' };
      const { code, name } = answer.error;
      return { state: code === 'misconfigured' ? 'misconfigured' : 'unreachable', methods: [], problem: name };
    },
  };
};
