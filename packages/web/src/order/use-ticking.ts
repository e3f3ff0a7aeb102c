import type { Instant } from '@ofenpost/core/time/instant';
import { use, useCallback, useSyncExternalStore } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { RenderedArea } from './rendered-area.ts';
import { tickerOf } from './ticker.ts';
import { whileRendered } from './while-rendered.ts';

/**
 * Returns a value derived from the time, every second while the area is rendered. It renders only when the value
 * changes, so `derive` returns primitive values.
 */
export function useTicking<T extends string | number>(derive: (now: Instant) => T): T {
  const { ports, data } = useApp();
  const area = use(RenderedArea);
  const ticker = tickerOf(ports.clock);
  const subscribe = useCallback(
    (ticked: () => void) => {
      const start = () => {
        const stop = ticker.subscribe(ticked);
        // The timer may have paused for long.
        ticked();
        return stop;
      };
      const element = area?.current ?? null;
      return element === null ? start() : whileRendered(element, start);
    },
    [ticker, area],
  );
  return useSyncExternalStore(
    subscribe,
    () => derive(ticker.now()),
    () => derive(data.now),
  );
}
