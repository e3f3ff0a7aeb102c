import { EARLIER_ORDERS_MAX } from '@ofenpost/core/order/earlier-orders';
import type { Order } from '@ofenpost/core/order/order';
import { useId } from 'react';
import type { EarlierOrders } from '../order/use-earlier-orders.ts';
import { LoadFailure } from '../theme/load-failure.tsx';
import { BoardOrderRow } from './order-row.tsx';
import styles from './board-search.module.css';
import rowStyles from './order-row.module.css';

type Props = { readonly earlier: EarlierOrders; readonly onOpen: (order: Order) => void };

const HINT =
  'Gesucht wird nach der Bestellnummer, der ganzen Telefonnummer und dem Anfang des Namens, ab drei Buchstaben.';

function statusText({ state, orders }: EarlierOrders): string {
  switch (state) {
    case 'tooLittle':
      return HINT;
    case 'searching':
      return 'Wird gesucht …';
    case 'failed':
      return '';
    case 'found':
      if (orders.length === 0) return `Keine frühere Bestellung gefunden. ${HINT}`;
      if (orders.length === EARLIER_ORDERS_MAX) return `Die neuesten ${EARLIER_ORDERS_MAX} früheren Bestellungen`;
      return orders.length === 1 ? '1 frühere Bestellung' : `${orders.length} frühere Bestellungen`;
  }
}

/** Shows the search results among the orders of earlier days. */
export function EarlierOrdersSection({ earlier, onOpen }: Props) {
  const id = useId();
  const { state, orders, retry } = earlier;
  return (
    <section aria-labelledby={id} className={styles.earlier}>
      <h2 id={id}>Frühere Bestellungen</h2>
      <p role="status" className={styles.count}>
        {statusText(earlier)}
      </p>
      {state === 'failed' && <LoadFailure what="Frühere Bestellungen" onRetry={retry} />}
      <ul className={rowStyles.rows}>
        {orders.map((order) => (
          <BoardOrderRow key={order.id} order={order} isEarlier onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}
