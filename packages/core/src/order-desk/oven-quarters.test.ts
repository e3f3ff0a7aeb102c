import { expect, it } from 'vitest';
import { UNLIMITED_OVEN } from '../delivery/delivery-time.ts';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import { addMinutes } from '../time/zurich.ts';
import { OVEN_QUARTERS, ovenQuarters } from './oven-quarters.ts';

const NOW = PLACED_ORDER.orderTimeProgresses.created;

it('shows the quarter hour that runs and the next ones, with what is reserved', () => {
  const reserved = [
    { slot: NOW, breads: 19 },
    { slot: addMinutes(NOW, 15), breads: 20 },
    { slot: addMinutes(NOW, 30), breads: 30 },
    { slot: addMinutes(NOW, 60), breads: 24 },
  ];
  const quarters = ovenQuarters({ capacity: 24, reserved }, addMinutes(NOW, 14)) ?? [];
  expect(quarters).toHaveLength(OVEN_QUARTERS);
  expect(quarters[0]?.at).toBe(NOW);
  expect(quarters.map(({ breads, level }) => `${breads} ${level}`).slice(0, 6)).toEqual([
    '19 free',
    '20 tight',
    '30 full',
    '0 free',
    '24 full',
    '0 free',
  ]);
  expect(quarters[2]?.share).toBe(1);
});

it('shows nothing for an oven without a limit', () => expect(ovenQuarters(UNLIMITED_OVEN, NOW)).toBeNull());
