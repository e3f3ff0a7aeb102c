import { paymentsAfter } from '@ofenpost/core/online-payment/payments-after';
import { type ProviderBreaker, createProviderBreaker } from '@ofenpost/core/online-payment/provider-breaker';
import type { PaymentRefund, StoredPayment } from '@ofenpost/core/online-payment/stored-payment';
import type { OrderChange } from '@ofenpost/core/order/order.use-cases';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import { type InMemoryProvider, createPaymentProviderInMemory } from './payment-provider.in-memory.ts';

/** The online payments of a shop, and its provider. */
export type PaymentBook = {
  readonly provider: InMemoryProvider;
  readonly breaker: ProviderBreaker;
  readonly payments: Map<string, StoredPayment>;
  readonly refunds: Map<string, PaymentRefund>;
  /** The id of a payment by the hash of a secret in its addresses. */
  readonly keys: Map<string, string>;
};

export const createPaymentBook = (clock: ClockPort): PaymentBook => ({
  provider: createPaymentProviderInMemory(clock),
  breaker: createProviderBreaker(['onlineCard', 'onlineTwint']),
  payments: new Map(),
  refunds: new Map(),
  keys: new Map(),
});

/** What was tried to pay an order, oldest first. */
export function paymentsOf({ payments, refunds }: PaymentBook, orderId: string) {
  const own = [...payments.values()].filter((payment) => payment.orderId === orderId);
  const ids = new Set(own.map(({ id }) => id));
  return { payments: own, refunds: [...refunds.values()].filter(({ paymentId }) => ids.has(paymentId)) };
}

export function storeAll<T extends { readonly id: string }>(all: Map<string, T>, changed: readonly T[] = []): void {
  for (const each of changed) all.set(each.id, each);
}

/** Stores what follows from a change of an order for its payments. */
export function settleOnline(book: PaymentBook, change: OrderChange): void {
  const { payments, refunds } = paymentsOf(book, change.order.id);
  const after = paymentsAfter(change, payments, refunds, () => crypto.randomUUID());
  storeAll(book.payments, after?.payments);
  storeAll(book.refunds, after?.refunds);
}
