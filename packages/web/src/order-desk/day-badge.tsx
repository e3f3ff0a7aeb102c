import { dayTotal } from '@ofenpost/core/order-desk/board';
import type { Order } from '@ofenpost/core/order/order';
import { Amount } from '../money/amount.tsx';
import styles from './toolbar.module.css';

type Props = { readonly orders: readonly Order[]; readonly onOpen: () => void };

/** Shows the revenue of the day so far; opens the finished orders. */
export function DayBadge({ orders, onOpen }: Props) {
  const { count, totalPrice } = dayTotal(orders);
  return (
    <button type="button" className={styles.pill} onClick={onOpen}>
      <span>
        Heute {count}{' '}
        <span className={styles.spareWhenBusy}>
          · <Amount rappen={totalPrice} />
        </span>
      </span>
    </button>
  );
}
