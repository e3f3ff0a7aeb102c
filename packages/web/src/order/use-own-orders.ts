import type { OwnOrdersPage } from '@ofenpost/core/order/order-summary';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorUnlessOffline } from '../app/show-error-toast.ts';

/** The number of orders for each page. */
const PAGE_SIZE = 20;

/**
 * Loads the orders of the signed-in user, newest first, page by page; `page` is null until the first ones have loaded.
 */
export function useOwnOrders() {
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
