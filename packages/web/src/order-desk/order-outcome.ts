import { formatMoney } from '@ofenpost/core/money/format-money';
import type { Order } from '@ofenpost/core/order/order';
import { REASON_LABELS } from '@ofenpost/core/order/order-reason';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { formatTime } from '@ofenpost/core/time/zurich';

function detail({ reason, payment }: Order): string {
  if (reason !== null) return reason.text === '' ? REASON_LABELS[reason.code] : reason.text;
  switch (payment.state) {
    case 'collected':
      return `${PAYMENT_METHOD_LABELS[payment.method]} ${formatMoney(payment.amount)}`;
    case 'dueAtDoor':
      return `${PAYMENT_METHOD_LABELS[payment.method]}, noch offen`;
    default:
      return 'Gutschein';
  }
}

/**
 * Describes the status of an order with its time (Zurich), and its payments or the reason of its end: `Geliefert 19:20
 * · Bar CHF 41.00`.
 */
export function orderOutcome(order: Order): string {
  const { status, fulfilment, orderTimeProgresses } = order;
  const at = orderTimeProgresses[status === 'placed' ? 'created' : status];
  return `${orderStatusLabel(status, fulfilment)}${at === undefined ? '' : ` ${formatTime(at)}`} · ${detail(order)}`;
}
