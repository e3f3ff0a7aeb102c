import { expect, it } from 'vitest';
import { dueAtOf } from './due-at.ts';
import { PLACED_ORDER } from './order.fixtures.ts';

it('is the promised time, and before a promise the requested one', () => {
  const promisedAt = '2026-11-20T19:10:00.000Z';
  expect(dueAtOf({ ...PLACED_ORDER, promisedAt })).toBe(promisedAt);
  expect(dueAtOf({ ...PLACED_ORDER, promisedAt: null })).toBe(PLACED_ORDER.deliveryTime.requestedAt);
});
