import type { Order } from '@ofenpost/core/order/order';
import { formatTime } from '@ofenpost/core/time/zurich';
import styles from './order-refunds.module.css';

/** What comes again of an order for nothing, or which order this one makes good. */
export const OrderRedeliveries = ({ order: { redelivers, redeliveries, fulfilment } }: { readonly order: Order }) => {
  const coming = redeliveries.filter(({ isStopped }) => !isStopped);
  if (redelivers === null && coming.length === 0) return null;
  return (
    <section className={styles.refunds} aria-labelledby="redeliveries">
      <h3 id="redeliveries">Nachlieferung</h3>
      {redelivers !== null && <p>Das macht deine Bestellung {redelivers.number} wieder gut. Du bezahlst nichts.</p>}
      {coming.map(({ id, number, promisedAt }) => (
        <p key={id}>
          {fulfilment === 'collected' ? 'Bereit' : 'Bei dir'} um {formatTime(promisedAt)}, kostenlos (Bestellung{' '}
          {number}).
        </p>
      ))}
    </section>
  );
};
