import { amountDue } from '@ofenpost/core/order/amount-due';
import type { Order } from '@ofenpost/core/order/order';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import { Amount } from '../money/amount.tsx';
import styles from './ticket-payment.module.css';

/** Tells the courier what is due at the door, and whether to check the age. */
export function TicketPayment({ order }: { order: Order }) {
  const { payment, checkAge, status } = order;
  const isPaid = !('method' in payment);
  // On the way, the buttons below show the amount due.
  const isSaidBelow = status === 'onTheWay' && !isPaid;
  if (isSaidBelow && !checkAge) return null;
  return (
    <div className={styles.notes}>
      {isPaid && <span className={`${styles.pay} ${styles.paid}`}>Mit Gutschein bezahlt</span>}
      {!isPaid && !isSaidBelow && (
        <span className={styles.pay}>
          {PAYMENT_METHOD_LABELS[payment.method]} <Amount rappen={amountDue(order)} />
        </span>
      )}
      {checkAge && <span className={styles.alert}>Ausweis zeigen lassen</span>}
    </div>
  );
}
