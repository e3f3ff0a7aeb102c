import { expect, it } from 'vitest';
import { isLinkOpen } from './device-orders.ts';

const PLACED = { orderTimeProgresses: { created: '2026-08-22T18:00:00.000Z' } };

it.each([
  ['2026-08-22T18:00:00.000Z', true],
  ['2026-11-20T17:59:59.999Z', true],
  ['2026-11-20T18:00:00.000Z', false],
])('opens an order for 90 days: at %s %s', (now, isOpen) => {
  expect(isLinkOpen(PLACED, now)).toBe(isOpen);
});
