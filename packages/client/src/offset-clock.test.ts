import { afterEach, expect, it, vi } from 'vitest';
import { createOffsetClock } from './offset-clock.ts';

afterEach(() => vi.useRealTimers());

it('runs by this device from a time of somebody else, and can be set by them again', () => {
  vi.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00.000Z') });
  const clock = createOffsetClock('2026-11-20T18:00:00.000Z');
  vi.advanceTimersByTime(90_000);
  expect(clock.now()).toBe('2026-11-20T18:01:30.000Z');
  clock.set('2026-11-20T18:02:10.000Z');
  expect(clock.now()).toBe('2026-11-20T18:02:10.000Z');
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toBe('2026-11-20T18:02:11.000Z');
});
