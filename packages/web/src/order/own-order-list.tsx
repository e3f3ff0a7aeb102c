import { isFinished, isStopped } from '@ofenpost/core/order/order-lifecycle.machine';
import { orderStatusLabel } from '@ofenpost/core/order/order-status';
import {
  type OwnOrdersPage,
  NO_ORDERS_MESSAGE,
  type OrderSummary,
  orderedText,
} from '@ofenpost/core/order/order-summary';
import { formatDate } from '@ofenpost/core/time/zurich';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { showErrorUnlessOffline } from '../app/show-error-toast.ts';
import { BareBread } from '../illustration/bare-bread.tsx';
import { Amount } from '../money/amount.tsx';
import { LoadFailure, LoadingShapes } from '../ui/loading.tsx';
import { OrderAgainButton } from './order-again-button.tsx';
import { OrderStatusIcon } from './order-status-icon.tsx';
import errorStyles from '../error/error-page.module.css';
import controls from '../ui/controls.module.css';
import styles from './own-orders.module.css';

/** The number of orders for each page. */
const PAGE_SIZE = 20;

/**
 * Loads the orders of the signed-in user, newest first, page by page; `page` is null until the first ones have loaded.
 */
function useOwnOrders() {
  const { ports, actors } = useApp();
  const [page, setPage] = useState<OwnOrdersPage | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  const load = (before: number | null): Promise<void> =>
    ports.order
      .listMine({ before, limit: PAGE_SIZE })
      .then(({ orders, hasMore }) => {
        setPage((known) => ({ orders: before === null ? orders : [...(known?.orders ?? []), ...orders], hasMore }));
        setState('ready');
      })
      .catch((error: unknown) => {
        setState('failed');
        showErrorUnlessOffline(actors, error);
      });
  const begin = useEffectEvent(() => void load(null));
  useEffect(() => begin(), []);

  const loadMore = () => {
    setState('loading');
    void load(page?.orders.at(-1)?.number ?? null);
  };
  return { page, state, loadMore };
}

type Props = {
  /** For a dialog, which the order's page replaces. */
  readonly onNavigate?: () => void;
};

/** Lists the orders of the account. Source: specification, section 2, "Orders screen". */
export function OwnOrderList({ onNavigate }: Props) {
  const { page, state, loadMore } = useOwnOrders();
  const isFailed = state === 'failed';
  const isLoading = state === 'loading';
  if (page === null) return isFailed ? <LoadFailure what="Deine Bestellungen" onRetry={loadMore} /> : <Loading />;
  if (page.orders.length === 0) return <Empty {...(onNavigate && { onNavigate })} />;
  return (
    <>
      <ul className={styles.list}>
        {page.orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} {...(onNavigate && { onNavigate })} />
            <OrderAgainButton
              orderKey={{ id: order.id, capability: null }}
              label={`Bestellung ${order.number} nochmals bestellen`}
              className={styles.again}
              {...(onNavigate && { onOrdered: onNavigate })}
            />
          </li>
        ))}
      </ul>
      {isFailed && <LoadFailure what="Ältere Bestellungen" onRetry={loadMore} />}
      {page.hasMore && !isFailed && (
        <button
          type="button"
          className={`${controls.secondary} ${styles.more}`}
          aria-disabled={isLoading}
          onClick={() => !isLoading && loadMore()}
        >
          {isLoading ? 'Wird geladen …' : 'Ältere Bestellungen'}
        </button>
      )}
    </>
  );
}

const inPlaceOf = (onNavigate?: () => void) => onNavigate && { onClick: onNavigate, replace: true };

function OrderCard({ order, onNavigate }: { order: OrderSummary; onNavigate?: () => void }) {
  const { id, number, totalPrice, orderTimeProgresses } = order;
  return (
    // Hovering over a list must not load every order of it.
    <Link to={paths.order({ id, capability: null })} preload={false} className={styles.card} {...inPlaceOf(onNavigate)}>
      <b className={styles.number} translate="no">
        {number}
      </b>
      <Status order={order} />
      <time className={styles.date} dateTime={orderTimeProgresses.created}>
        {formatDate(orderTimeProgresses.created)}
      </time>
      <span className={styles.pieces}>{orderedText(order)}</span>
      <Amount className={styles.total} rappen={totalPrice} />
    </Link>
  );
}

const Status = ({ order }: { order: OrderSummary }) => (
  <span
    className={`${styles.status} ${isStopped(order.status) ? styles.failed : isFinished(order.status) ? '' : styles.open}`}
  >
    <OrderStatusIcon status={order.status} />
    {orderStatusLabel(order.status, order)}
  </span>
);

const Empty = ({ onNavigate }: { onNavigate?: () => void }) => (
  <div className={styles.empty}>
    <BareBread sauce="tomato" seed="Bestellungen" className={errorStyles.picture} />
    <p className={styles.none}>{NO_ORDERS_MESSAGE}</p>
    <p>Such dir etwas Gutes aus, dann findest du es hier wieder.</p>
    <Link to={paths.products} className={controls.primary} {...inPlaceOf(onNavigate)}>
      Zu den Produkten
    </Link>
  </div>
);

/** The placeholders of the list. */
const Loading = () => (
  <div className={styles.list} role="status" aria-label="Deine Bestellungen werden geladen">
    <LoadingShapes count={3} className={styles.shape} />
  </div>
);
