import { type Order, doorText } from '@ofenpost/core/order/order';
import { isolated } from '@ofenpost/core/text/isolated';
import { formatTime } from '@ofenpost/core/time/zurich';
import styles from './ticket.module.css';

function wish({ deliveryTime, promisedAt }: Order) {
  const at = promisedAt ?? (deliveryTime.kind === 'slot' ? deliveryTime.requestedAt : null);
  if (at === null) return 'so bald wie möglich';
  return (
    <>
      auf <b>{formatTime(at)}</b>
    </>
  );
}

/** Shows the customer and the time, and to the courier the address. */
export function TicketAddress({ order, isForCourier }: { order: Order; isForCourier: boolean }) {
  const { contactName, note } = order.address;
  const isCollected = order.fulfilment === 'collected';
  return (
    <p className={styles.where}>
      <b>{isolated(contactName)}</b> · {isForCourier && !isCollected && `${doorText(order.address)} · `}
      {isCollected && 'Abholung '}
      {wish(order)}
      {isForCourier && note !== '' && (
        <span className={styles.note}>
          Für den Kurier: <bdi>{note}</bdi>
        </span>
      )}
    </p>
  );
}
