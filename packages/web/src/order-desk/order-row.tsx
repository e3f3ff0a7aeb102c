import { type Order, doorText } from '@ofenpost/core/order/order';
import { formatDate } from '@ofenpost/core/time/zurich';
import { Amount } from '../money/amount.tsx';
import { MAIL_FAILED } from '../order/mail-failed-note.tsx';
import { orderOutcome } from '../order/order-outcome.ts';
import styles from './order-row.module.css';

type Props = {
  readonly order: Order;
  /** Whether the row shows the day. */
  readonly isEarlier?: boolean;
  readonly onOpen: (order: Order) => void;
};

/** Shows one order in a line: customer, status and total. A press opens it. */
export const BoardOrderRow = ({ order, isEarlier = false, onOpen }: Props) => (
  <li>
    <button type="button" className={styles.row} onClick={() => onOpen(order)}>
      <b>{order.number}</b>
      <span className={styles.who}>
        <bdi>{order.address.contactName}</bdi>
        <small>
          <span>{order.fulfilment === 'collected' ? 'Abholung' : doorText(order.address)}</span>{' '}
          <span className={styles.phone}>{order.address.phoneNumber}</span>
        </small>
      </span>
      <Amount className={styles.sum} rappen={order.totalPrice} />
      <span className={order.reason === null ? styles.outcome : `${styles.outcome} ${styles.stopped}`}>
        {isEarlier && `${formatDate(order.orderTimeProgresses.created)} · `}
        {orderOutcome(order)}
      </span>
      {order.mailFailed === true && <span className={`${styles.outcome} ${styles.stopped}`}>{MAIL_FAILED}</span>}
    </button>
  </li>
);
