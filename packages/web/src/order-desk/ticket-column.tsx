import type { BoardColumn as Column } from '@ofenpost/core/order-desk/board';
import type { Order } from '@ofenpost/core/order/order';
import { columnHeadingId } from '../order/ticket-id.ts';
import { Ticket, type TicketHandlers } from '../order/ticket.tsx';
import styles from './board.module.css';

export type ColumnProps = TicketHandlers & {
  readonly isStepping: (order: Order) => boolean;
  readonly onOpen: (order: Order) => void;
  readonly onFocusLost: (order: Order, focused: Element) => void;
};

type Props = ColumnProps & { readonly column: Column; readonly orders: readonly Order[] };

/** Shows the orders of one stage, below a sticky heading. */
export const TicketColumn = ({ column: { id, name, none }, orders, isStepping, ...handlers }: Props) => (
  <section id={id} className={styles.column} aria-labelledby={columnHeadingId(id)}>
    <h2 id={columnHeadingId(id)} tabIndex={-1}>
      {name}
      <span className={id === 'neu' && orders.length > 0 ? `${styles.count} ${styles.urgent}` : styles.count}>
        {orders.length}
      </span>
    </h2>
    <div className={styles.tickets}>
      {orders.length === 0 && <p className={styles.none}>{none}</p>}
      {orders.map((order) => (
        <Ticket key={order.id} order={order} isBusy={isStepping(order)} {...handlers} />
      ))}
    </div>
  </section>
);
