import { DESK_COLUMNS, ordersOf } from '@ofenpost/core/order/desk-columns';
import type { Order } from '@ofenpost/core/order/order';
import { useSingleTaps } from '../theme/use-single-taps.ts';
import { DeskColumn, type ColumnProps } from './desk-column.tsx';
import styles from './desk-columns.module.css';

type Props = ColumnProps & { readonly orders: readonly Order[] };

/** The board from left to right; on a phone one column below the other, with a jump to each. */
export function DeskColumns({ orders, ...props }: Props) {
  const board = useSingleTaps();
  const columns = DESK_COLUMNS.map((column) => ({ column, orders: ordersOf(orders, column) }));
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
          <DeskColumn key={column.id} column={column} orders={inColumn} {...props} />
        ))}
      </div>
    </>
  );
}
