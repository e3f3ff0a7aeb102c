import type { Order } from '@ofenpost/core/order/order';
import { type ReceiptSum, receiptSums } from '@ofenpost/core/order/receipt';
import { Amount } from '../money/amount.tsx';
import styles from './order-dialog.module.css';

const Sum = ({ label, amount, className }: ReceiptSum & { className?: string | undefined }) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>
      <Amount rappen={amount} />
    </dd>
  </div>
);

/** Shows the total and the payments of an order, as on its receipt. */
export function BoardOrderSum({ order }: { order: Order }) {
  const { sums, total, payments } = receiptSums(order);
  return (
    <dl className={styles.sums}>
      {sums.map((sum) => (
        <Sum key={sum.label} {...sum} />
      ))}
      <Sum label="Gesamt" amount={total} className={styles.total} />
      {payments.map((payment) => (
        <Sum key={payment.label} {...payment} className={styles.payment} />
      ))}
    </dl>
  );
}
