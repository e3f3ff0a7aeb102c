import { LIST_SEARCH_MAX } from '@ofenpost/core/list/list-query';
import { newestFirst } from '@ofenpost/core/order-desk/board';
import { searchOrders } from '@ofenpost/core/order-desk/board-search';
import { EARLIER_ORDERS_MAX } from '@ofenpost/core/order-desk/earlier-orders';
import { type Order, doorText } from '@ofenpost/core/order/order';
import { formatDate } from '@ofenpost/core/time/zurich';
import { useId, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Amount } from '../money/amount.tsx';
import { SearchIcon } from '../ui/icons.tsx';
import { LoadFailure } from '../ui/loading.tsx';
import { useBoardKeys } from './board-keys.ts';
import { orderOutcome } from './order-outcome.ts';
import { type EarlierOrders, useEarlierOrders, useResultKeys } from './order-search.ts';
import { MAIL_FAILED } from './ticket-notes.tsx';
import controls from '../ui/controls.module.css';
import boardSearchStyles from './board-search.module.css';
import styles from './order-row.module.css';

type OrderRowProps = {
  readonly order: Order;
  /** Whether the row shows the day. */
  readonly isEarlier?: boolean;
  readonly onOpen: (order: Order) => void;
};

/** Shows one order in a line: customer, status and total. A press opens it. */
export const BoardOrderRow = ({ order, isEarlier = false, onOpen }: OrderRowProps) => (
  <li>
    <button type="button" className={styles.row} onClick={() => onOpen(order)}>
      <b>{order.number}</b>
      <span className={styles.who}>
        <bdi>{order.address.contactName}</bdi>
        <small>
          <span>{order.fulfilment === 'collected' ? 'Abholung' : doorText(order.address)}</span>{' '}
          <span className={styles.phone}>{order.address.phoneNumber}</span>
        </small>
      </span>
      <Amount className={styles.sum} rappen={order.totalPrice} />
      <span className={order.reason === null ? styles.outcome : `${styles.outcome} ${styles.stopped}`}>
        {isEarlier && `${formatDate(order.orderTimeProgresses.created)} · `}
        {orderOutcome(order)}
      </span>
      {order.mailFailed === true && <span className={`${styles.outcome} ${styles.stopped}`}>{MAIL_FAILED}</span>}
    </button>
  </li>
);

type EarlierOrdersSectionProps = { readonly earlier: EarlierOrders; readonly onOpen: (order: Order) => void };

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
function EarlierOrdersSection({ earlier, onOpen }: EarlierOrdersSectionProps) {
  const id = useId();
  const { state, orders, retry } = earlier;
  return (
    <section aria-labelledby={id} className={boardSearchStyles.earlier}>
      <h2 id={id}>Frühere Bestellungen</h2>
      <p role="status" className={boardSearchStyles.count}>
        {statusText(earlier)}
      </p>
      {state === 'failed' && <LoadFailure what="Frühere Bestellungen" onRetry={retry} />}
      <ul className={styles.rows}>
        {orders.map((order) => (
          <BoardOrderRow key={order.id} order={order} isEarlier onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

type Props = {
  readonly orders: readonly Order[];
  readonly onOpen: (order: Order) => void;
  /** Called with the searched text, which also dims the tickets that it does not find. */
  readonly onQuery: (query: string) => void;
};

const RESULTS_MAX = 30;

function countText(count: number): string {
  if (count === 0) return 'Nichts auf dem Pult, weder offen noch heute erledigt.';
  if (count > RESULTS_MAX) return `${count} Treffer, die neuesten ${RESULTS_MAX}`;
  return count === 1 ? '1 Treffer' : `${count} Treffer`;
}

const find = (orders: readonly Order[], query: string) =>
  query.trim() === '' ? null : searchOrders(orders, query).toSorted(newestFirst);

/**
 * Finds an order by number, phone, name, street, dish or amount: first those on the board, then earlier ones. The results
 * overlay the board, which only dims: nobody overlooks a new order because of an open search.
 */
export function BoardSearch({ orders, onOpen, onQuery }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const id = useId();
  useBoardKeys(field);
  const area = useResultKeys(useCallback(() => setQuery(''), []));
  // Deferred, so that a typed letter appears before its results.
  const shown = useDeferredValue(query);
  useEffect(() => onQuery(shown), [onQuery, shown]);
  const found = useMemo(() => find(orders, shown), [orders, shown]);
  const earlier = useEarlierOrders(query);
  const open = useCallback(
    (order: Order) => {
      // The results close, so the focus moves to the field, where the dialog can return it.
      field.current?.focus();
      setQuery('');
      onOpen(order);
    },
    [onOpen],
  );
  return (
    <div ref={area} role="search" className={boardSearchStyles.search}>
      <label
        className={query === '' ? boardSearchStyles.field : `${boardSearchStyles.field} ${boardSearchStyles.filled}`}
      >
        <SearchIcon />
        <span className={controls.visuallyHidden}>
          Bestellung suchen: Nummer, Telefon, Name, Strasse, Gericht oder Betrag
        </span>
        <input
          ref={field}
          type="search"
          value={query}
          maxLength={LIST_SEARCH_MAX}
          placeholder="Strasse, Gericht, Betrag, Nummer"
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          aria-controls={id}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            const [first] = [...(find(orders, query) ?? []), ...earlier.orders];
            if (first === undefined) earlier.searchNow();
            else open(first);
          }}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
      <div id={id} className={found === null ? undefined : boardSearchStyles.results}>
        <p role="status" className={found === null ? controls.visuallyHidden : boardSearchStyles.count}>
          {found === null ? '' : countText(found.length)}
        </p>
        {found !== null && (
          <>
            <ul className={styles.rows}>
              {found.slice(0, RESULTS_MAX).map((order) => (
                <BoardOrderRow key={order.id} order={order} onOpen={open} />
              ))}
            </ul>
            <EarlierOrdersSection earlier={earlier} onOpen={open} />
          </>
        )}
      </div>
    </div>
  );
}
