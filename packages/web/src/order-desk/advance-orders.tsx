import { fulfilmentService } from '@ofenpost/core/checkout/fulfilment';
import { isWithinHours } from '@ofenpost/core/opening-hours/open-ranges';
import { orderTimeText } from '@ofenpost/core/order/advance-order';
import { dueAtOf } from '@ofenpost/core/order/due-at';
import type { Order } from '@ofenpost/core/order/order';
import { useDelivery, useOpeningHours } from '../app/app-actors.tsx';
import styles from './advance-orders.module.css';

type Props = { readonly orders: readonly Order[]; readonly onOpen: (order: Order) => void };

/** The orders for later days below the board: they neither fill its columns nor ring until their time comes. */
export function AdvanceOrders({ orders, onOpen }: Props) {
  const [openingHours, delivery] = [useOpeningHours(), useDelivery()];
  const isOutside = (order: Order) =>
    !isWithinHours(fulfilmentService(order.fulfilment, openingHours, delivery).schedule, dueAtOf(order));
  const isNew = orders.filter(({ status }) => status === 'placed').length;
  const odd = orders.filter(isOutside).length;
  return (
    <details className={styles.later}>
      <summary>
        Später <b>{orders.length}</b>
        {isNew > 0 && <span>{isNew === 1 ? '1 noch anzunehmen' : `${isNew} noch anzunehmen`}</span>}
        {odd > 0 && <span className={styles.odd}>{odd} ausserhalb der Zeiten</span>}
      </summary>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <button type="button" onClick={() => onOpen(order)}>
              <b>{order.number}</b>
              <span>{orderTimeText(order)}</span>
              <span className={styles.name}>{order.address.contactName}</span>
              <span>{order.status === 'placed' ? 'neu' : 'angenommen'}</span>
              {isOutside(order) && <span className={styles.odd}>Ausserhalb der Zeiten</span>}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
