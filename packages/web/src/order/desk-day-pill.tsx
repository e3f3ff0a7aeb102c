import { formatMoney } from '@ofenpost/core/money/format-money';
import { dayTotal } from '@ofenpost/core/order/desk-columns';
import type { Order } from '@ofenpost/core/order/order';
import styles from './desk-bar.module.css';

/** The day so far. */
export function DeskDayPill({ orders }: { orders: readonly Order[] }) {
  const { count, totalPrice } = dayTotal(orders);
  return (
    <span className={styles.pill}>
      Heute {count} · {formatMoney(totalPrice)}
    </span>
  );
}
