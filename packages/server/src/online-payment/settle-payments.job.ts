import { createReconciler } from '@ofenpost/core/online-payment/reconcile-payments.use-cases';
import * as z from 'zod/mini';
import type { JobLane } from '../jobs/job.ts';
import type { Logger } from '../logging/logger.ts';
import type { OrderEffect } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import { onlinePaymentDependencies } from './online-payment-services.ts';
import { SETTLE_PAYMENT } from './online-payment.repository.ts';

/** The name of the job that looks for everything that is due. */
const RECONCILE_PAYMENTS = 'reconcile_payments';

const payloadSchema = z.object({ kind: z.enum(['payment', 'refund']), id: z.uuid() });

/** Asks the provider what is due, each minute and as soon as an order needs it; a silent provider delays nothing else. */
export function paymentLane(services: Services, effects: readonly OrderEffect[], log: Logger): JobLane {
  const reconciler = createReconciler(
    onlinePaymentDependencies(services, effects, (what, detail) => log.error(detail, what)),
  );
  return {
    name: 'payments',
    atOnce: 2,
    tasks: {
      [SETTLE_PAYMENT]: ({ payload }) => {
        const { kind, id } = payloadSchema.parse(payload);
        return kind === 'payment' ? reconciler.runPayment(id) : reconciler.runRefund(id);
      },
      [RECONCILE_PAYMENTS]: () => reconciler.reconcile(),
    },
    schedule: [{ task: RECONCILE_PAYMENTS, match: '* * * * *', options: { backfillPeriod: 60_000, maxAttempts: 1 } }],
  };
}
