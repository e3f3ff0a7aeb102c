import { formatMoney } from '@ofenpost/core/money/format-money';
import { ONLINE_METHOD_LABELS } from '@ofenpost/core/online-payment/online-method';
import { PAYMENT_REFUSED, onlineBesides } from '@ofenpost/core/online-payment/online-part';
import { isOpenWrittenOff, openAmount } from '@ofenpost/core/order/amount-due';
import type { Order } from '@ofenpost/core/order/order';
import { REASON_LABELS } from '@ofenpost/core/order/order-reason';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import type { Payment } from '@ofenpost/core/payment/payment';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { formatTime } from '@ofenpost/core/time/zurich';

/** `TWINT online CHF 40.00`, where the rest is paid at the door. */
function onlineTexts({ payment }: Order): readonly string[] {
  const online = onlineBesides(payment);
  return online === undefined ? [] : [`${ONLINE_METHOD_LABELS[online.method]} ${formatMoney(online.amount)}`];
}

/** `Bar CHF 21.00, TWINT CHF 10.00, CHF 10.00 offen`. */
function collectedText(order: Order, { method, amount, rest }: Extract<Payment, { state: 'collected' }>): string {
  const parts = [{ method, amount }, ...(rest === undefined ? [] : [rest])];
  const open = openAmount(order);
  return [
    ...onlineTexts(order),
    ...parts.map((part) => `${PAYMENT_METHOD_LABELS[part.method]} ${formatMoney(part.amount)}`),
    ...(open > 0 ? [`${formatMoney(open)} ${isOpenWrittenOff(order) ? 'abgeschrieben' : 'offen'}`] : []),
  ].join(', ');
}

function detail(order: Order): string {
  const { reason, payment, redelivers } = order;
  if (reason !== null) return reason.text === '' ? REASON_LABELS[reason.code] : reason.text;
  if (redelivers !== null) return `kostenlos zu ${redelivers.number}`;
  switch (payment.state) {
    case 'collected':
      return collectedText(order, payment);
    case 'dueAtDoor':
      return payment.isRefused === true
        ? PAYMENT_REFUSED
        : [...onlineTexts(order), `${PAYMENT_METHOD_LABELS[payment.method]}, noch offen`].join(', ');
    case 'awaitingOnline':
      return 'noch nicht bezahlt';
    case 'paidOnline':
    case 'releasedOnline':
      return ONLINE_METHOD_LABELS[payment.method];
    default:
      return 'Gutschein';
  }
}

/**
 * Describes the status of an order with its time (Zurich), and its payments or the reason of its end: `Geliefert 19:20
 * · Bar CHF 41.00`.
 */
export function orderOutcome(order: Order): string {
  const { status, orderTimeProgresses } = order;
  const { created, placed = created } = orderTimeProgresses;
  const at = status === 'awaitingPayment' ? created : status === 'placed' ? placed : orderTimeProgresses[status];
  return `${orderStatusLabel(status, order)}${at === undefined ? '' : ` ${formatTime(at)}`} · ${detail(order)}`;
}
