import type { Instant } from '@ofenpost/core/time/instant';
import { useSyncExternalStore } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { tickerOf } from './ticker.ts';

/** What follows from the time, looked at every second. Renders only when it changes, so `derive` answers plain values. */
export function useTicking<T extends string | number>(derive: (now: Instant) => T): T {
  const { ports, data } = useApp();
  const ticker = tickerOf(ports.clock);
  return useSyncExternalStore(
    ticker.subscribe,
    () => derive(ticker.now()),
    () => derive(data.now),
  );
}
