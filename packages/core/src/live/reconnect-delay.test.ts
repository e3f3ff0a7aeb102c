import { expect, it } from 'vitest';
import { reconnectDelay } from './live.ts';

it('waits twice as long after each failure, 30 seconds at most', () => {
  expect([0, 1, 2, 3, 5, 6, 100].map(reconnectDelay)).toEqual([1_000, 1_000, 2_000, 4_000, 16_000, 30_000, 30_000]);
});

it('waits longest when the failures cannot be counted', () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY].map(reconnectDelay)).toEqual([30_000, 30_000]);
  expect(reconnectDelay(Number.NEGATIVE_INFINITY)).toBe(1_000);
});
