import { LIST_SEARCH_MAX } from '@ofenpost/core/list/list-query';
import { newestFirst } from '@ofenpost/core/order-desk/board';
import { searchOrders } from '@ofenpost/core/order-desk/board-search';
import type { Order } from '@ofenpost/core/order/order';
import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { SearchIcon } from '../app/icons.tsx';
import { useEarlierOrders } from '../order/use-earlier-orders.ts';
import { useResultKeys } from '../order/use-result-keys.ts';
import { useSearchKey } from '../order/use-search-key.ts';
import { EarlierOrdersSection } from './earlier-orders-section.tsx';
import { BoardOrderRow } from './order-row.tsx';
import controls from '../theme/controls.module.css';
import styles from './board-search.module.css';
import rowStyles from './order-row.module.css';

type Props = { readonly orders: readonly Order[]; readonly onOpen: (order: Order) => void };

const RESULTS_MAX = 30;

function countText(count: number): string {
  if (count === 0) return 'Nichts auf dem Pult, weder offen noch heute erledigt.';
  if (count > RESULTS_MAX) return `${count} Treffer, die neuesten ${RESULTS_MAX}`;
  return count === 1 ? '1 Treffer' : `${count} Treffer`;
}

const find = (orders: readonly Order[], query: string) =>
  query.trim() === '' ? null : searchOrders(orders, query).toSorted(newestFirst);

/**
 * Finds an order by number, phone or name: first those on the board, then earlier ones. The results overlay the
 * unchanged board: nobody overlooks a new order because of an open search.
 */
export function BoardSearch({ orders, onOpen }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isFocused, setFocused] = useState(false);
  const id = useId();
  useSearchKey(field);
  const area = useResultKeys(useCallback(() => setQuery(''), []));
  // Deferred, so that a typed letter appears before its results.
  const shown = useDeferredValue(query);
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
    <div ref={area} role="search" className={styles.search}>
      <label className={query === '' ? styles.field : `${styles.field} ${styles.filled}`}>
        <SearchIcon />
        <span className={controls.visuallyHidden}>Bestellung suchen: Nummer, Telefon oder Name</span>
        <input
          ref={field}
          type="search"
          value={query}
          maxLength={LIST_SEARCH_MAX}
          // Unfocused, the field is as wide as its name; it grows on focus.
          placeholder={isFocused ? 'Nummer, Telefon, Name' : 'Suchen'}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          aria-controls={id}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
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
      <div id={id} className={found === null ? undefined : styles.results}>
        <p role="status" className={found === null ? controls.visuallyHidden : styles.count}>
          {found === null ? '' : countText(found.length)}
        </p>
        {found !== null && (
          <>
            <ul className={rowStyles.rows}>
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
