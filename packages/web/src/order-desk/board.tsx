import { type BoardColumn as Column, BOARD_COLUMNS, ordersOf } from '@ofenpost/core/order-desk/board';
import type { BoardConnection } from '@ofenpost/core/order-desk/order-desk.machine';
import type { Order } from '@ofenpost/core/order/order';
import type { Instant } from '@ofenpost/core/time/instant';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { duration, secondsBetween } from '../app/duration.ts';
import { useTicking } from '../app/use-ticking.ts';
import { BareBread } from '../illustration/bare-bread.tsx';
import { LoadingShapes } from '../ui/loading.tsx';
import { useSingleTaps } from '../ui/use-single-taps.ts';
import { columnHeadingId, CALM_HEADING_ID } from './ticket-focus.ts';
import { Ticket, type TicketHandlers } from './ticket.tsx';
import styles from './board.module.css';
import incomingOrdersPageStyles from './incoming-orders-page.module.css';

type ColumnProps = TicketHandlers & {
  readonly isStepping: (order: Order) => boolean;
  readonly onOpen: (order: Order) => void;
  readonly onFocusLost: (order: Order, focused: Element) => void;
};

type TicketColumnProps = ColumnProps & { readonly column: Column; readonly orders: readonly Order[] };

/** Shows the orders of one stage, below a sticky heading. */
const TicketColumn = ({ column: { id, name, none }, orders, isStepping, ...handlers }: TicketColumnProps) => (
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

const CalmBoard = () => (
  <div className={incomingOrdersPageStyles.calm}>
    <BareBread sauce="none" seed="Ruhe" className={incomingOrdersPageStyles.picture} />
    <h2 id={CALM_HEADING_ID} tabIndex={-1}>
      Alles gebacken, alles gebracht.
    </h2>
    <p>Neue Bestellungen erscheinen hier von selbst, du musst nichts neu laden.</p>
  </div>
);

/** No order is shown, and it is unknown whether there are any. */
const DisconnectedBoard = () => (
  <div className={incomingOrdersPageStyles.calm}>
    <h2>Gerade sehen wir keine Bestellungen.</h2>
    <p>Die Verbindung fehlt. Sobald sie zurück ist, erscheint hier alles von selbst.</p>
  </div>
);

/** The placeholders of the board until the orders have loaded. */
const LoadingBoard = () => (
  <div className={styles.columns} role="group" aria-busy="true" aria-label="Bestellungen werden geladen">
    {BOARD_COLUMNS.map(({ id, name }) => (
      <div key={id} className={styles.column}>
        <h2>{name}</h2>
        <div className={styles.tickets}>
          <LoadingShapes count={2} className={styles.shape} />
        </div>
      </div>
    ))}
  </div>
);

/** Replaces an empty board and says why it is empty. */
export function EmptyBoard({ connection }: { connection: BoardConnection }) {
  if (connection === 'connected') return <CalmBoard />;
  return connection === 'connecting' ? <LoadingBoard /> : <DisconnectedBoard />;
}

type StaleBoardProps = { readonly connection: BoardConnection; readonly onRetry: () => void };

const CAN_RETRY: readonly BoardConnection[] = ['lost', 'offline'];

/** Says that the board may be outdated, since when, and offers a retry. Mounted only meanwhile. */
export function StaleBoard({ connection, onRetry }: StaleBoardProps) {
  const { ports } = useApp();
  const [since] = useState<Instant>(() => ports.clock.now());
  const age = useTicking((now) => duration(Math.max(0, secondsBetween(since, now))));
  return (
    <div className={incomingOrdersPageStyles.stale}>
      <p>
        Seit {age} ohne Verbindung.
        <span className={incomingOrdersPageStyles.spare}>
          {' '}
          Neue Bestellungen fehlen vielleicht; was du siehst, kann veraltet sein.
        </span>
      </p>
      {CAN_RETRY.includes(connection) && (
        <button type="button" onClick={onRetry}>
          Jetzt verbinden
        </button>
      )}
    </div>
  );
}
