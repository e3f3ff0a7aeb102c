import { expect, it } from 'vitest';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { assignTour, stopOf } from './tour.ts';

const SAMIRA = '00000000-0000-4000-8000-0000000000a1';
const JONAS = '00000000-0000-4000-8000-0000000000a2';
const CHECKED: Order = {
  ...PLACED_ORDER,
  status: 'onTheWay',
  tour: {
    courierId: SAMIRA,
    position: 4,
    ageCheck: { at: '2026-11-20T17:50:00.000Z', result: 'oldEnough' },
    taps: ['10000000-0000-4000-8000-000000000001'],
  },
};

const tourAfter = (courierId: string | null) => {
  const assigned = assignTour(CHECKED, { courierId, place: 'first' }, []);
  return assigned.ok ? assigned.value.tour : assigned.error;
};

it('keeps what a courier did at a door where the order moves in the same tour', () => {
  expect(tourAfter(SAMIRA)).toEqual({ ...CHECKED.tour, position: 1 });
});

it('begins anew with another courier', () => {
  expect(tourAfter(JONAS)).toEqual({ courierId: JONAS, position: 1 });
  expect(tourAfter(null)).toBeUndefined();
});

it('tells at the door whether an order is free, or paid', () => {
  const paid: Order = { ...PLACED_ORDER, payment: { state: 'prepaid' } };
  const free: Order = { ...paid, redelivers: { id: paid.id, number: 1000, cause: 'missing', text: '' } };
  expect([stopOf(free), stopOf(paid)].map(({ announced, isFree }) => [announced, isFree])).toEqual([
    [null, true],
    [null, undefined],
  ]);
});
