import type { Order } from '@ofenpost/core/order/order';
import { isFinished } from '@ofenpost/core/order/order-transitions';
import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import styles from './order-page.module.css';

/** Shows the order number, for calls, and the time of arrival. */
export function OrderHead({
  order: { number, status, promisedAt, deliveryTime, orderTimeProgresses },
}: {
  order: Order;
}) {
  const arrival = promisedAt ?? deliveryTime.requestedAt;
  return (
    <header className={styles.head}>
      <h1 className={styles.number}>
        <span className={styles.eyebrow}>Deine Bestellung vom {formatDate(orderTimeProgresses.created)}</span> {number}
      </h1>
      {!isFinished(status) && (
        <dl className={styles.promise}>
          <dt>
            {promisedAt !== null
              ? 'versprochen um'
              : deliveryTime.kind === 'slot'
                ? 'gewünscht um'
                : 'voraussichtlich um'}
          </dt>
          <dd>
            <time dateTime={arrival}>{formatTime(arrival)}</time>
          </dd>
        </dl>
      )}
    </header>
  );
}
