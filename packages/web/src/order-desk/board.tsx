import { BOARD_COLUMNS, ordersOf } from '@ofenpost/core/order-desk/board';
import type { Order } from '@ofenpost/core/order/order';
import { useSingleTaps } from '../theme/use-single-taps.ts';
import { TicketColumn, type ColumnProps } from './ticket-column.tsx';
import styles from './board.module.css';

type Props = ColumnProps & { readonly orders: readonly Order[] };

/** Shows the columns from left to right; on a phone below each other, with a link to each. */
export function Board({ orders, ...props }: Props) {
  const board = useSingleTaps();
  const columns = BOARD_COLUMNS.map((column) => ({ column, orders: ordersOf(orders, column) }));
  return (
    <>
      <nav className={styles.jumps} aria-label="Spalten">
        {columns.map(({ column: { id, name }, orders: { length } }) => (
          <a key={id} href={`#${id}`} className={id === 'neu' && length > 0 ? styles.waiting : undefined}>
            <b>{length}</b>
            {name}
          </a>
        ))}
      </nav>
      <div ref={board} className={styles.columns}>
        {columns.map(({ column, orders: inColumn }) => (
          <TicketColumn key={column.id} column={column} orders={inColumn} {...props} />
        ))}
      </div>
    </>
  );
}
