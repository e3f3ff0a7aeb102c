import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';

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
