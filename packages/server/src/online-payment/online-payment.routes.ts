import {
  onlinePaymentContract,
  onlinePaymentAdminContract,
} from '@ofenpost/contract/online-payment/online-payment.contract';
import {
  createOnlinePaymentAdminUseCases,
  createOnlinePaymentUseCases,
} from '@ofenpost/core/online-payment/online-payment.use-cases';
import { PAYMENT_CSV, PAYMENT_LIST } from '@ofenpost/core/online-payment/payment-list';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import { orderAccess } from '../order/order-capability.ts';
import type { OrderEffect } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import { onlinePaymentDependencies, providerSetupOf } from './online-payment-services.ts';
import { findPayments } from './online-payment.repository.ts';

const online = implement(onlinePaymentContract).$context<ApiContext>();
const admin = implement(onlinePaymentAdminContract).$context<ApiContext>();

const keyOf = ({ id, capability }: { readonly id: string; readonly capability?: string | undefined }) => ({
  id,
  capability: capability ?? null,
});

/** The handlers of `onlinePaymentContract`. */
export function createOnlinePaymentRoutes(services: Services, effects: readonly OrderEffect[]) {
  const paymentsFor = (context: ApiContext) =>
    createOnlinePaymentUseCases({
      ...onlinePaymentDependencies(services, effects, (what, detail) => context.log.error(detail, what)),
      ...orderAccess(services),
    })(context);
  return {
    methods: online.methods.handler(async ({ context }) => [...(await paymentsFor(context).loadMethods())]),
    begin: online.begin.handler(async ({ context, input: { method, ...key }, errors }) => {
      const begun = await paymentsFor(context).begin(keyOf(key), method);
      if (!begun.ok) throw errors.REFUSED({ data: begun.error });
      return begun.value;
    }),
    payAtDoor: online.payAtDoor.handler(async ({ context, input, errors }) => {
      const placed = await paymentsFor(context).payAtDoor(keyOf(input));
      if (!placed.ok) throw errors.REFUSED({ data: placed.error });
      return placed.value;
    }),
  };
}

/** The handlers of `onlinePaymentAdminContract`. */
export function createOnlinePaymentAdminRoutes(services: Services) {
  const payments = createOnlinePaymentAdminUseCases({
    ...onlinePaymentDependencies(services, [], () => {}),
    setup: providerSetupOf(services.configuration),
    findPayments: (query) => findPayments(services.database, query),
  });
  return {
    list: admin.list.handler(({ input }) => payments.list(input)),
    setup: admin.setup.handler(() => payments.loadSetup()),
    report: admin.report.handler(({ input: { id } }) => payments.loadReport(id)),
    handled: admin.handled.handler(async ({ context, input: { id } }) =>
      payments.markHandled(id, (await context.account()).id),
    ),
    check: admin.check.handler(() => payments.check()),
  };
}

/** `/admin/payments.csv`: the online payments as a spreadsheet. */
export const paymentCsvPart = (services: Services) =>
  csvExportPart(services, { list: PAYMENT_LIST, columns: PAYMENT_CSV, find: findPayments });
