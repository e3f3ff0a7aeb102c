import { expect, it } from 'vitest';
import { addMinutes } from '../time/zurich.ts';
import { CANCELLED, accepted, orderOf } from './order-desk.fixtures.ts';
import { shiftOf } from './shift.ts';

const limits = { alarmMinutes: 6, tellCustomerMinutes: 10, guestCancelMinutes: 30 };
const WAITING = orderOf(1001);
const PLACED_AT = WAITING.orderTimeProgresses.created;
const person = (name: string, minute: number) => ({
  name,
  changes: 1,
  since: PLACED_AT,
  lastAt: addMinutes(PLACED_AT, minute),
});

it('names what is urgent, the most urgent first, and who worked last', () => {
  const late = { ...accepted(orderOf(1004)), promisedAt: addMinutes(PLACED_AT, 7) };
  const later = { ...accepted(orderOf(1005)), promisedAt: addMinutes(PLACED_AT, 2) };
  const calm = { ...accepted(orderOf(1006)), promisedAt: addMinutes(PLACED_AT, 40) };
  const now = addMinutes(PLACED_AT, 9);
  const { alarms, people, figures, at } = shiftOf(
    {
      orders: [calm, late, later, WAITING, CANCELLED],
      people: [person('Ada', 1), person('Bea', 8), person('Cem', 4)],
      limits,
    },
    now,
  );
  expect(at).toBe(now);
  expect(alarms).toEqual([
    { kind: 'cancelled', number: 1003, minutes: 9 },
    { kind: 'waiting', number: 1001, minutes: 9 },
    { kind: 'late', number: 1005, minutes: 7 },
    { kind: 'late', number: 1004, minutes: 2 },
  ]);
  expect(people.map(({ name }) => name)).toEqual(['Bea', 'Cem', 'Ada']);
  expect(figures).toMatchObject({ open: 5, minutes: null, punctual: null });
});

it('has nothing to tell before the first order', () => {
  expect(shiftOf({ orders: [], people: [], limits }, PLACED_AT)).toEqual({
    at: PLACED_AT,
    people: [],
    alarms: [],
    figures: { count: 0, totalPrice: 0, open: 0, minutes: null, punctual: null },
  });
});

it('counts an order as waiting from its limit on, and as late from the minute after its promise', () => {
  const orders = [WAITING, { ...accepted(orderOf(1002)), promisedAt: addMinutes(PLACED_AT, 6) }];
  const alarmsAt = (minutes: number) => shiftOf({ orders, people: [], limits }, addMinutes(PLACED_AT, minutes)).alarms;
  expect(alarmsAt(5.9)).toEqual([]);
  expect(alarmsAt(6).map(({ kind }) => kind)).toEqual(['waiting']);
  expect(alarmsAt(6.1).map(({ kind }) => kind)).toEqual(['waiting', 'late']);
});
