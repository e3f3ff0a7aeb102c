import { formatMoney } from '@ofenpost/core/money/format-money';
import type { Order, OrderStep } from '@ofenpost/core/order/order';
import type { EndWithReason } from '@ofenpost/core/order/order-reason';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatTime } from '@ofenpost/core/time/zurich';
import { TicketActions } from './ticket-actions.tsx';
import { TicketAlarm } from './ticket-alarm.tsx';
import { ticketTime } from './ticket-time.ts';
import styles from './ticket.module.css';

export type TicketProps = {
  readonly order: Order;
  readonly now: Instant;
  /** A step is under way. */
  readonly isBusy: boolean;
  readonly onStep: (order: Order, step: OrderStep) => void;
  readonly onEnd: (order: Order, end: EndWithReason) => void;
};

/** Whoever bakes needs to know what, not where to. */
const isInKitchen = ({ status }: Order) => status === 'accepted' || status === 'preparing';

/** One order at the desk: what to bake, for whom, by when, and the next step. */
export function Ticket(props: TicketProps) {
  const { order, now } = props;
  const { number, status, productOrders, remark, checkAge } = order;
  const time = ticketTime(order, now);
  return (
    <article
      className={status === 'placed' ? `${styles.ticket} ${styles.new}` : styles.ticket}
      aria-label={`Bestellung ${number}`}
    >
      <TicketAlarm orderId={order.id} />
      <div className={styles.head}>
        <h3>{number}</h3>
        <span className={time.isLate ? `${styles.time} ${styles.late}` : styles.time}>{time.text}</span>
      </div>
      <TicketAddress order={order} />
      {status !== 'onTheWay' && (
        <ul className={styles.lines}>
          {productOrders.map(({ amount, name, options }, index) => (
            <li key={index}>
              <b>{amount}×</b>
              <span>{name}</span>
              {options.length > 0 && <small>{options.map((option) => option.name).join(', ')}</small>}
            </li>
          ))}
        </ul>
      )}
      {remark !== '' && <p className={styles.remark}>{remark}</p>}
      {!isInKitchen(order) && (
        <div className={styles.notes}>
          <span className={styles.pay}>{paymentText(order)}</span>
          {checkAge && <span className={styles.alert}>Ausweis zeigen lassen</span>}
        </div>
      )}
      <TicketActions {...props} />
    </article>
  );
}

const paymentText = ({ payment, totalPrice, giftCardAmount }: Order) =>
  'method' in payment
    ? `${PAYMENT_METHOD_LABELS[payment.method]} ${formatMoney(totalPrice - giftCardAmount)}`
    : 'Mit Gutschein bezahlt';

function wish({ deliveryTime, promisedAt }: Order) {
  if (promisedAt !== null)
    return (
      <>
        auf <b>{formatTime(promisedAt)}</b>
      </>
    );
  return deliveryTime.kind === 'asap' ? (
    'so bald wie möglich'
  ) : (
    <>
      auf <b>{formatTime(deliveryTime.requestedAt)}</b>
    </>
  );
}

const TicketAddress = ({ order }: { order: Order }) => {
  const { contactName, street, houseNumber, postcode, town, note } = order.address;
  const isForCourier = !isInKitchen(order);
  return (
    <p className={styles.where}>
      <b>{contactName}</b> · {isForCourier && `${street} ${houseNumber}, ${postcode} ${town} · `}
      {wish(order)}
      {isForCourier && note !== '' && <span className={styles.note}>Für den Kurier: {note}</span>}
    </p>
  );
};
