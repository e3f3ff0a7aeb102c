import { expect, it } from 'vitest';
import { bookingDayOf, businessDayOf, isLate } from './business-day.ts';

it.each([
  ['Friday at noon', '2026-11-20T11:00:00.000Z', '2026-11-20'],
  ['just before midnight', '2026-11-20T22:59:59.999Z', '2026-11-20'],
  ['past midnight, still open', '2026-11-20T23:30:00.000Z', '2026-11-20'],
  ['the last instant of the night', '2026-11-21T02:59:59.999Z', '2026-11-20'],
  ['four in the morning', '2026-11-21T03:00:00.000Z', '2026-11-21'],
  ['New Year’s Eve past midnight', '2026-12-31T23:15:00.000Z', '2026-12-31'],
  ['the night of the change to summer time', '2026-03-29T01:59:59.999Z', '2026-03-28'],
  ['the morning after it', '2026-03-29T02:00:00.000Z', '2026-03-29'],
  ['the night of the change to winter time', '2026-10-25T02:59:59.999Z', '2026-10-24'],
  ['the morning after that', '2026-10-25T03:00:00.000Z', '2026-10-25'],
])('%s belongs to a day', (_, at, day) => {
  expect(businessDayOf(at)).toBe(day);
});

it.each([
  [null, '2026-11-20', false],
  ['2026-11-19', '2026-11-20', false],
  ['2026-11-20', '2026-11-21', true],
  ['2026-11-22', '2026-11-23', true],
])('with all closed up to %s it is booked on %s', (closedUntil, day, late) => {
  const at = '2026-11-20T23:30:00.000Z';
  expect(bookingDayOf(at, closedUntil)).toBe(day);
  expect(isLate({ at, day })).toBe(late);
});
