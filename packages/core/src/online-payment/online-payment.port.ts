import * as z from 'zod/mini';
import type { OrderKey } from '../order/order.port.ts';
import { type Order, orderStepError } from '../order/order.ts';
import { onlineMethod } from '../payment/payment.ts';
import type { Result } from '../result/result.ts';
import { instant } from '../time/instant.ts';
import type { OnlineMethod } from './online-method.ts';
import { onlinePayment } from './online-payment.ts';
import type { PaymentPage, PaymentQuery } from './payment-list.ts';

/** Why a guest cannot begin to pay online. */
export const beginError = z.discriminatedUnion('code', [
  ...orderStepError.def.options,
  /** The provider does not answer, or nobody can pay online. */
  z.object({ code: z.literal('onlineUnavailable') }),
  z.object({ code: z.literal('tooManyAttempts') }),
  /** The wished time cannot be made any more. */
  z.object({ code: z.literal('wishPast') }),
]);
export type BeginError = z.infer<typeof beginError>;

/** What staff see of the online payments of an order. */
export const paymentReport = z.object({
  payments: z.array(
    z.object({
      ...onlinePayment.shape,
      problem: z.nullable(z.string()),
      counts: z.boolean(),
    }),
  ),
  refunds: z.array(
    z.object({
      id: z.uuid(),
      reference: z.string(),
      amount: z.number(),
      state: z.enum(['requested', 'refunded', 'unclear', 'refused']),
      at: instant,
      problem: z.nullable(z.string()),
    }),
  ),
});
export type PaymentReport = z.infer<typeof paymentReport>;

/** Whether the provider answers, and for which means of payment. */
export const providerCheck = z.object({
  state: z.enum(['off', 'works', 'unreachable', 'misconfigured']),
  methods: z.array(onlineMethod),
  problem: z.string(),
});
export type ProviderCheck = z.infer<typeof providerCheck>;

/** Where payments are sent, as it is configured; never a secret. */
export const providerSetup = z.object({
  provider: z.enum(['none', 'simulator', 'test', 'live']),
  /** '' where there is none. */
  terminalId: z.string(),
  /** What guests are offered now; nothing while the provider does not answer. */
  methods: z.array(onlineMethod),
});
export type ProviderSetup = z.infer<typeof providerSetup>;

export type OnlinePaymentPort = {
  /** How guests can pay online now; nothing while the provider does not answer. */
  loadMethods(): Promise<readonly OnlineMethod[]>;
  /** Begins to pay an order that waits for it; the guest goes on at the address. */
  begin(key: OrderKey, method: OnlineMethod): Promise<Result<{ readonly redirectUrl: string }, BeginError>>;
  /** Places an order that waits for its payment, which is then due at the door. */
  payAtDoor(key: OrderKey): Promise<Result<Order, BeginError>>;
};

/** What staff see and do. */
export type OnlinePaymentAdminPort = {
  loadReport(orderId: string): Promise<PaymentReport>;
  list(query: PaymentQuery): Promise<PaymentPage>;
  /** Marks what the provider refused to take for an order as handled, and says how its payments stand. */
  markHandled(orderId: string): Promise<PaymentReport>;
  loadSetup(): Promise<ProviderSetup>;
  check(): Promise<ProviderCheck>;
};
