import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tickerOf } from './use-ticking.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T17:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const clockOf = () => ({ now: () => new Date().toISOString() });

describe('a ticker', () => {
  it('is one for each clock', () => {
    const clock = clockOf();
    expect([tickerOf(clock) === tickerOf(clock), tickerOf(clock) === tickerOf(clockOf())]).toEqual([true, false]);
  });

  it('tells everybody the same instant, a second after the other', () => {
    const ticker = tickerOf(clockOf());
    const seen: string[] = [];
    const stops = [1, 2].map(() => ticker.subscribe(() => seen.push(ticker.now())));
    vi.advanceTimersByTime(999);
    expect([seen, ticker.now()]).toEqual([[], '2026-11-20T17:00:00.000Z']);
    vi.advanceTimersByTime(1001);
    expect(seen).toEqual([
      '2026-11-20T17:00:01.000Z',
      '2026-11-20T17:00:01.000Z',
      '2026-11-20T17:00:02.000Z',
      '2026-11-20T17:00:02.000Z',
    ]);
    for (const stop of stops) stop();
  });

  it('rests while nobody looks, and is right again afterwards', () => {
    const ticker = tickerOf(clockOf());
    ticker.subscribe(() => {})();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    const stop = ticker.subscribe(() => {});
    expect([ticker.now(), vi.getTimerCount()]).toEqual(['2026-11-20T17:01:00.000Z', 1]);
    stop();
  });
});
