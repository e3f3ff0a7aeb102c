import type { ProductOrder } from '@ofenpost/core/order/order';
import { Amount } from '../money/amount.tsx';
import styles from './order-lines.module.css';

/** Lists the ordered items as they were when the order was placed. */
export const OrderLines = ({ lines }: { lines: readonly ProductOrder[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ name, amount, options, totalPrice }, index) => (
      <li key={index} className={styles.line}>
        <span className={styles.amount}>{amount}×</span>
        <div>
          <p className={styles.name}>{name}</p>
          {options.length > 0 && <p className={styles.options}>{options.map((option) => option.name).join(', ')}</p>}
        </div>
        <Amount className={styles.price} rappen={totalPrice} />
      </li>
    ))}
  </ul>
);
