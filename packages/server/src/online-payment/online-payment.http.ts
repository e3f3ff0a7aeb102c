import type { OnlinePaymentState } from '@ofenpost/core/online-payment/online-payment';
import { createReconciler } from '@ofenpost/core/online-payment/reconcile-payments.use-cases';
import type { StoredPayment } from '@ofenpost/core/online-payment/stored-payment';
import { addMinutes } from '@ofenpost/core/time/zurich';
import { eq } from 'drizzle-orm';
import { findCart } from '../cart/cart.repository.ts';
import type { HttpModule } from '../http/app.ts';
import type { CallCounter } from '../http/rate-limit.ts';
import type { Logger } from '../logging/logger.ts';
import { orderCapability } from '../order/order-capability.ts';
import type { OrderEffect } from '../order/order.repository.ts';
import { orders } from '../order/order.table.ts';
import type { Services } from '../services.ts';
import { withTimeout } from '../time/time.ts';
import { NOTIFY_PATH, RETURN_PATH, hashOfKey, onlinePaymentDependencies } from './online-payment-services.ts';

/** Afterwards the address of a return leads nowhere. */
const RETURN_MINUTES = 120;
/** A guest who comes back waits for the provider no longer. */
const RETURN_WAITS_MS = 3_000;
/** Where somebody comes back whose browser does not know the order: the page tells no more than the payment. */
const ELSEWHERE = '/order?zahlung=';
const NOT_TAKEN: ReadonlySet<OnlinePaymentState> = new Set(['failed', 'expired', 'cancelling', 'cancelled']);

/** What the page says of a payment. */
function elsewhere(payment: StoredPayment | null): string {
  if (payment !== null && NOT_TAKEN.has(payment.state)) return `${ELSEWHERE}nicht`;
  return `${ELSEWHERE}${payment?.counts === true ? 'da' : 'offen'}`;
}

const KEY = /^[\w-]{43}$/;

type Surroundings = {
  readonly effects: readonly OrderEffect[];
  readonly log: Logger;
  readonly countCall: CallCounter;
};

/**
 * Where guests come back from the provider, and where the provider says that something happened. Neither proves anything:
 * both only make us ask. The address of the return opens no order: the browser shows by its cookie whose it is.
 */
export const onlinePaymentPart =
  (services: Services, { effects, log, countCall }: Surroundings): HttpModule =>
  (app) => {
    const { database, authSecret, clock } = services;
    const dependencies = onlinePaymentDependencies(services, effects, (what, detail) => log.error(detail, what));
    const { confirm } = createReconciler(dependencies);
    const ask = (payment: StoredPayment): Promise<void> =>
      confirm(payment.id).catch((error: unknown) => log.error({ err: error }, 'a payment was not confirmed'));
    const find = async (key: string): Promise<StoredPayment | null> =>
      KEY.test(key) ? dependencies.payments.findByKey(hashOfKey(key)) : null;

    app.get(`${NOTIFY_PATH}/:key`, async (context) => {
      if ((await countCall('payment.notify', context)) !== null) return context.body(null, 429);
      const payment = await find(context.req.param('key'));
      // Answered at once: the provider does not wait for what we ask.
      if (payment !== null) void ask(payment);
      return context.body(null, 200);
    });

    app.get(`${RETURN_PATH}/:key`, async (context) => {
      context.header('cache-control', 'no-store');
      context.header('referrer-policy', 'no-referrer');
      if ((await countCall('payment.notify', context)) !== null) return context.redirect(elsewhere(null), 303);
      const payment = await find(context.req.param('key'));
      if (payment === null || clock.now() > addMinutes(payment.initialisedAt, RETURN_MINUTES))
        return context.redirect(elsewhere(null), 303);
      // The order's page is live: it shows a later answer by itself.
      await withTimeout(RETURN_WAITS_MS, ask(payment));
      const [order] = await database
        .select({ id: orders.id, cartId: orders.cartId, accountId: orders.accountId })
        .from(orders)
        .where(eq(orders.id, payment.orderId));
      const elsewhereNow = async () => context.redirect(elsewhere(await dependencies.payments.load(payment.id)), 303);
      if (order === undefined) return elsewhereNow();
      const api = context.get('api');
      if (order.accountId !== null)
        return (await api.account()).id === order.accountId
          ? context.redirect(`/order/${order.id}`, 303)
          : elsewhereNow();
      const owner = await api.cartOwner();
      const cart = owner === null ? null : await findCart(database, owner);
      if (cart === null || cart.id !== order.cartId) return elsewhereNow();
      const capability = encodeURIComponent(orderCapability(authSecret, order.id));
      return context.redirect(`/order/${order.id}?capability=${capability}`, 303);
    });
  };
