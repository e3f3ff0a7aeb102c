import { guestReason } from '@ofenpost/core/order/guest-reason';
import type { Order } from '@ofenpost/core/order/order';
import type { ReactNode } from 'react';
import { orderChanges } from './order-changes.ts';
import { OrderProgress } from './order-progress.tsx';
import layout from '../theme/layout.module.css';
import styles from './order-page.module.css';

type Props = {
  readonly order: Order;
  /** A notice more urgent than the progress. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
};

/** Shows the current status of the order, in a polite live region. */
export function OrderStatusCard({ order, notice, children }: Props) {
  const { title, text } = orderChanges(order);
  const reason = guestReason(order);
  return (
    <section className={`${layout.card} ${styles.status}`} aria-label="Stand der Bestellung">
      <div aria-live="polite" aria-atomic="true">
        <h2 tabIndex={-1} data-focus-return="">
          {title}
        </h2>
        <p className={styles.say}>{text}</p>
        {reason !== '' && <p className={styles.reason}>Grund: {reason}</p>}
      </div>
      {notice}
      <OrderProgress order={order} />
      {children}
    </section>
  );
}
