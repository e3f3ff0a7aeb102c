import { BOARD_COLUMNS, ordersOf } from '@ofenpost/core/order-desk/board';
import type { BoardConnection } from '@ofenpost/core/order-desk/order-desk.selectors';
import type { Order } from '@ofenpost/core/order/order';
import type { Instant } from '@ofenpost/core/time/instant';
import { type ReactNode, useMemo, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { duration, secondsBetween } from '../app/duration.ts';
import { useTicking } from '../app/use-ticking.ts';
import { BareBread } from '../illustration/bare-bread.tsx';
import { LoadingShapes } from '../ui/loading.tsx';
import { useSingleTaps } from '../ui/use-single-taps.ts';
import { BoardColumn, type ColumnProps } from './board-column.tsx';
import { CALM_HEADING_ID } from './ticket-focus.ts';
import styles from './board.module.css';
import incomingOrdersPageStyles from './incoming-orders-page.module.css';

type Props = ColumnProps & { readonly orders: readonly Order[] };

/** How many columns share the last place where there is no room for one each: what is ready above what is on its way. */
const SHARED = 2;

/** Shows the columns from left to right; on a phone below each other, with a link to each. */
export function Board({ orders, ...props }: Props) {
  const board = useSingleTaps();
  const columns = useMemo(
    () => BOARD_COLUMNS.map((column) => ({ column, orders: ordersOf(orders, column) })),
    [orders],
  );
  const show = ({ column, orders: inColumn }: (typeof columns)[number]) => (
    <BoardColumn key={column.id} column={column} orders={inColumn} {...props} />
  );
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
        {columns.slice(0, -SHARED).map(show)}
        <div className={styles.shared}>{columns.slice(-SHARED).map(show)}</div>
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

const LoadingColumn = ({ name }: { readonly name: string }) => (
  <div className={styles.column}>
    <div className={styles.head}>
      <h2>{name}</h2>
    </div>
    <div className={styles.tickets}>
      <LoadingShapes count={2} className={styles.shape} />
    </div>
  </div>
);

/** The placeholders of the board until the orders have loaded. */
const LoadingBoard = () => (
  <div className={styles.columns} role="group" aria-busy="true" aria-label="Bestellungen werden geladen">
    {BOARD_COLUMNS.slice(0, -SHARED).map(({ id, name }) => (
      <LoadingColumn key={id} name={name} />
    ))}
    <div className={styles.shared}>
      {BOARD_COLUMNS.slice(-SHARED).map(({ id, name }) => (
        <LoadingColumn key={id} name={name} />
      ))}
    </div>
  </div>
);

/** Replaces an empty board and says why it is empty. */
export function EmptyBoard({ connection }: { connection: BoardConnection }) {
  if (connection === 'connected') return <CalmBoard />;
  return connection === 'connecting' ? <LoadingBoard /> : <DisconnectedBoard />;
}

type StaleBoardProps = {
  readonly connection: BoardConnection;
  readonly onRetry: () => void;
  /** What waits for the connection. */
  readonly children: ReactNode;
};

const CAN_RETRY: readonly BoardConnection[] = ['lost', 'offline'];

/** Says that the board may be outdated, since when, and offers a retry. Mounted only meanwhile. */
export function StaleBoard({ connection, onRetry, children }: StaleBoardProps) {
  const { ports } = useApp();
  const [since] = useState<Instant>(() => ports.clock.now());
  const age = useTicking((now) => duration(Math.max(0, secondsBetween(since, now))));
  return (
    <div className={incomingOrdersPageStyles.stale}>
      <p>
        Seit {age} ohne Verbindung.
        <span className={incomingOrdersPageStyles.spare}>
          {' '}
          Du kannst weitertippen; neue Bestellungen kommen erst mit Netz.
        </span>
      </p>
      {children}
      {CAN_RETRY.includes(connection) && (
        <button type="button" onClick={onRetry}>
          Jetzt verbinden
        </button>
      )}
    </div>
  );
}
