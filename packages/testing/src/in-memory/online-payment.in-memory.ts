import { UNLIMITED_OVEN } from '@ofenpost/core/delivery/delivery-time';
import { onlinePartOf } from '@ofenpost/core/online-payment/online-part';
import type { OnlinePaymentAdminPort, OnlinePaymentPort } from '@ofenpost/core/online-payment/online-payment.port';
import type { OnlinePaymentRepository } from '@ofenpost/core/online-payment/online-payment.repository.port';
import {
  type OnlinePaymentDependencies,
  createOnlinePaymentAdminUseCases,
  createOnlinePaymentUseCases,
  shownPayment,
} from '@ofenpost/core/online-payment/online-payment.use-cases';
import { PAYMENT_LIST, pageOfPayments } from '@ofenpost/core/online-payment/payment-list';
import { createReconciler } from '@ofenpost/core/online-payment/reconcile-payments.use-cases';
import { paymentDueAt } from '@ofenpost/core/online-payment/stored-payment';
import { ok } from '@ofenpost/core/result/result';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import { createOrderRepository, storeChange } from './order.in-memory.ts';
import { paymentsOf, storeAll } from './payment-book.ts';
import type { PayerAction } from './payment-provider.in-memory.ts';
import { type Shop, type Visitor, ovenLoadOf, requireMay, storefrontOf } from './shop.ts';

const createRepository = (shop: Shop): OnlinePaymentRepository => {
  const { payments, refunds, keys } = shop.online;
  return {
    load: async (id) => payments.get(id) ?? null,
    loadRefund: async (id) => refunds.get(id) ?? null,
    findByKey: async (hash) => payments.get(keys.get(hash) ?? '') ?? null,
    listOfOrder: async (orderId) => paymentsOf(shop.online, orderId),
    listUnanswered: async (since) =>
      shop.orders
        .stored()
        .flatMap(({ order: { id, status, payment, orderTimeProgresses }, changedAt = orderTimeProgresses.created }) =>
          status === 'placed' && onlinePartOf(payment) !== undefined && changedAt <= since ? [{ id, changedAt }] : [],
        ),
    listDue: async (now, waitingSince) => ({
      payments: [...payments.values()].flatMap((payment) => {
        const at = paymentDueAt(payment);
        return at !== null && at <= now ? [payment.id] : [];
      }),
      refunds: [...refunds.values()].flatMap(({ id, state, nextAt }) =>
        state === 'requested' && nextAt !== null && nextAt <= now ? [id] : [],
      ),
      orders: shop.orders
        .all()
        .flatMap(({ id, status, orderTimeProgresses: { created } }) =>
          status === 'awaitingPayment' && created <= waitingSince ? [id] : [],
        ),
    }),
    change: async (orderId, change, ovenCapacity = null) => {
      const stored = shop.orders.find(orderId);
      if (stored === undefined) return null;
      const ovenLoad = ovenCapacity === null ? UNLIMITED_OVEN : ovenLoadOf(shop);
      const changed = change({ stored, ...paymentsOf(shop.online, orderId), ovenLoad });
      if (!changed.ok) return changed;
      const { order = null, keys: added, ...written } = changed.value;
      storeAll(payments, written.payments);
      storeAll(refunds, written.refunds);
      if (added !== undefined) {
        keys.set(added.returnHash, added.paymentId);
        keys.set(added.notifyHash, added.paymentId);
      }
      if (order !== null) storeChange(shop, stored, order);
      return ok(null);
    },
  };
};

const dependenciesOf = (shop: Shop): OnlinePaymentDependencies => ({
  provider: shop.online.provider,
  breaker: shop.online.breaker,
  payments: createRepository(shop),
  orders: createOrderRepository(shop),
  clock: shop.clock,
  content: { read: async () => storefrontOf(shop) },
  newId: () => crypto.randomUUID(),
  newAddresses: () => {
    const [back, told] = [crypto.randomUUID(), crypto.randomUUID()];
    return { returnUrl: back, notifyUrl: told, returnHash: back, notifyHash: told };
  },
  alarm: () => {},
});

export const createOnlinePaymentInMemory = (shop: Shop, visitor: Visitor): OnlinePaymentPort =>
  createOnlinePaymentUseCases({
    ...dependenciesOf(shop),
    isCapability: (id, capability) => shop.orders.find(id)?.capability === capability,
  })({ account: async () => visitor.account });

export function createOnlinePaymentAdminInMemory(shop: Shop, visitor: Visitor): OnlinePaymentAdminPort {
  const desk = createOnlinePaymentAdminUseCases({
    ...dependenciesOf(shop),
    setup: { provider: 'simulator', terminalId: '17801234' },
    findPayments: async (query) =>
      pageOfPayments(
        [...shop.online.payments.values()].map((payment) => ({
          ...shownPayment(payment),
          orderNumber: shop.orders.find(payment.orderId)?.order.number ?? 0,
        })),
        query,
      ),
  });
  return {
    loadReport: async (orderId) => {
      requireMay(visitor, 'payment.read', 'read');
      return desk.loadReport(orderId);
    },
    list: async (query) => {
      requireMay(visitor, 'payment.read', 'read');
      return desk.list(PAYMENT_LIST.schema.parse(query));
    },
    markHandled: async (orderId) => {
      return desk.markHandled(orderId, requireMay(visitor, 'order.correctPayment').id);
    },
    loadSetup: async () => {
      requireMay(visitor, 'payment.check');
      return desk.loadSetup();
    },
    check: async () => {
      requireMay(visitor, 'payment.check');
      return desk.check();
    },
  };
}

/** Acts at the provider's page, and comes back. */
export async function payInMemory(shop: Shop, redirectUrl: string, action: PayerAction): Promise<void> {
  const back = shop.online.provider.act(redirectUrl, action);
  await createReconciler(dependenciesOf(shop)).confirm(shop.online.keys.get(back) ?? '');
}

/** Does what is due at the provider at this time. */
export const settleInMemory = (shop: Shop, clock: ClockPort): Promise<void> =>
  createReconciler({ ...dependenciesOf(shop), clock }).reconcile();
