import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';
import { type RefObject, createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useApp, useAppData } from './app-actors.tsx';

/**
 * The surrounding element, which the browser may leave unrendered while it is out of sight; timers within it then
 * pause.
 */
export const RenderedArea = createContext<RefObject<HTMLElement | null> | null>(null);

const SECOND = 1000;

/** One clock for all timers of a page: they show the same instant, and stop while the page is hidden. */
export type Ticker = {
  /** The instant of the last tick. */
  now(): Instant;
  subscribe(ticked: () => void): () => void;
};

function createTicker(clock: ClockPort): Ticker {
  const listeners = new Set<() => void>();
  let now = clock.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    now = clock.now();
    for (const ticked of listeners) ticked();
  };
  return {
    now: () => now,
    subscribe: (ticked) => {
      if (listeners.size === 0) {
        now = clock.now();
        timer = setInterval(tick, SECOND);
      }
      listeners.add(ticked);
      return () => {
        listeners.delete(ticked);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
  };
}

const tickers = new WeakMap<ClockPort, Ticker>();

/** Returns the ticker of this clock, always the same one. */
export function tickerOf(clock: ClockPort): Ticker {
  const ticker = tickers.get(clock) ?? createTicker(clock);
  tickers.set(clock, ticker);
  return ticker;
}

/**
 * Runs something only while the browser renders its `content-visibility: auto` ancestor, which it skips far out of
 * sight. Browsers without the event run it all the time. Returns a function that stops it.
 */
export function whileRendered(element: EventTarget, start: () => () => void): () => void {
  let stop: (() => void) | null = start();
  const follow = (event: Event) => {
    const isSkipped = 'skipped' in event && event.skipped === true;
    if (isSkipped) {
      stop?.();
      stop = null;
    } else stop ??= start();
  };
  element.addEventListener('contentvisibilityautostatechange', follow);
  return () => {
    element.removeEventListener('contentvisibilityautostatechange', follow);
    stop?.();
  };
}

/**
 * Returns a value derived from the time, every second while the area is rendered. It renders only when the value
 * changes, so `derive` returns primitive values.
 */
export function useTicking<T extends string | number>(derive: (now: Instant) => T): T {
  const { ports } = useApp();
  const { now } = useAppData();
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
    () => derive(now),
  );
}

const MINUTE_TEXT = 'yyyy-MM-ddTHH:mm'.length;

/** Returns the current time, without its seconds. */
export const useThisMinute = (): Instant => useTicking((now) => `${now.slice(0, MINUTE_TEXT)}:00.000Z`);

/** Returns the current time, updated every second. */
export const useTickingNow = (): Instant => useTicking((now) => now);
