import { formatMoney } from '@ofenpost/core/money/format-money';
import type { Order } from '@ofenpost/core/order/order';
import { REASON_LABELS } from '@ofenpost/core/order/order-reason';
import { ORDER_STATUS_LABELS } from '@ofenpost/core/order/order-status';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment';
import { formatTime } from '@ofenpost/core/time/zurich';
import styles from './incoming-orders-page.module.css';

/** What is done today, folded away. */
export const FinishedOrders = ({ orders }: { orders: readonly Order[] }) =>
  orders.length > 0 && (
    <details className={styles.finished}>
      <summary>
        Heute erledigt <span className={styles.count}>{orders.length}</span>
      </summary>
      <ul className={styles.rows}>
        {orders.map((order) => (
          <li key={order.id} className={styles.row}>
            <b>{order.number}</b>
            <span className={styles.who}>
              {order.address.contactName}
              <small>
                {order.address.street} {order.address.houseNumber}, {order.address.postcode} {order.address.town}
              </small>
            </span>
            <span className={order.status === 'delivered' ? styles.outcome : `${styles.outcome} ${styles.stopped}`}>
              {outcome(order)}
            </span>
            <span className={styles.sum}>{formatMoney(order.totalPrice)}</span>
          </li>
        ))}
      </ul>
    </details>
  );

function outcome({ status, reason, payment, orderTimeProgresses }: Order): string {
  const at = orderTimeProgresses[status === 'placed' ? 'created' : status];
  const detail =
    reason === null
      ? 'method' in payment
        ? PAYMENT_METHOD_LABELS[payment.method]
        : 'Gutschein'
      : reason.text === ''
        ? REASON_LABELS[reason.code]
        : reason.text;
  return `${ORDER_STATUS_LABELS[status]}${at === undefined ? '' : ` ${formatTime(at)}`} · ${detail}`;
}
