import { createListActors, createListMachine } from '@ofenpost/core/list/list.machine';
import { earlierOrdersSearch } from '@ofenpost/core/order-desk/earlier-orders';
import type { Order } from '@ofenpost/core/order/order';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState, type RefObject, useRef } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorUnlessOffline } from '../app/show-error-toast.ts';
import { useNetworkChanges } from '../app/use-network-changes.ts';
import { SEARCH_PAUSE_MILLISECONDS } from '../record/list-search.tsx';

export type EarlierOrders = {
  readonly state: 'tooLittle' | 'searching' | 'found' | 'failed';
  /** The results of the query; none while the search is pending. */
  readonly orders: readonly Order[];
  readonly retry: () => void;
  /** Starts the search without the delay. */
  readonly searchNow: () => void;
};

/** Searches the orders that are no longer on the board, after a pause in typing. */
export function useEarlierOrders(typed: string): EarlierOrders {
  const { ports, actors } = useApp();
  const query = typed.trim();
  const canSearch = earlierOrdersSearch(query) !== null;
  const [machine] = useState(() =>
    createListMachine<string, readonly Order[]>().provide({
      actors: createListActors(async (requested) =>
        earlierOrdersSearch(requested) === null ? [] : ports.orderDesk.findEarlier(requested),
      ),
    }),
  );
  const actor = useActorRef(machine, { input: { query: '' } });
  const { loaded } = useSelector(actor, ({ context }) => context);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed') && snapshot.context.query === query);
  const retry = () => actor.send({ type: 'load.retried' });
  const searchNow = useCallback(() => {
    // The same query would only repeat a pending request.
    if (actor.getSnapshot().context.query !== query) actor.send({ type: 'query.changed', query });
  }, [actor, query]);
  useEffect(() => {
    const timer = setTimeout(searchNow, SEARCH_PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [searchNow]);
  useEffect(() => {
    const failed = actor.on('load.failed', ({ error }) => showErrorUnlessOffline(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  useNetworkChanges(
    useMemo(
      () => ({ send: ({ type }) => type === 'network.returned' && actor.send({ type: 'load.retried' }) }),
      [actor],
    ),
  );
  const orders = canSearch && loaded?.query === query ? loaded.page : null;
  if (!canSearch) return { state: 'tooLittle', orders: [], retry, searchNow };
  if (hasFailed) return { state: 'failed', orders: [], retry, searchNow };
  return { state: orders === null ? 'searching' : 'found', orders: orders ?? [], retry, searchNow };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keys for a search field with results below it: the arrows move between them. Escape returns to the field and calls
 * `onEscape`; in an empty field it removes the focus.
 */
export function useResultKeys(onEscape: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = ref.current;
    const press = (event: KeyboardEvent) => {
      const stops = [...(area?.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, button') ?? [])];
      const step = STEPS[event.key];
      if (event.key === 'Escape') {
        if (stops[0]?.value === '') stops[0].blur();
        else stops[0]?.focus();
        onEscape();
      }
      if (step === undefined) return;
      event.preventDefault();
      stops[stops.findIndex((stop) => stop === document.activeElement) + step]?.focus();
    };
    area?.addEventListener('keydown', press);
    return () => area?.removeEventListener('keydown', press);
  }, [onEscape]);
  return ref;
}
