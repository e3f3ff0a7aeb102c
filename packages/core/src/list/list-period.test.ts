import { expect, it } from 'vitest';
import { isWithin, periodOf } from './list-page.ts';

it('has no limits where no days are named', () => {
  expect(periodOf({ from: '', to: '' })).toEqual({ since: null, before: null });
  expect(isWithin('2026-11-20T12:00:00.000Z', { from: '', to: '' })).toBe(true);
});

it('goes from midnight to midnight in Zurich, also when the clocks change', () => {
  const day = { from: '2027-03-28', to: '2027-03-28' };
  expect(periodOf(day)).toEqual({ since: '2027-03-27T23:00:00.000Z', before: '2027-03-28T22:00:00.000Z' });
  const within = [
    '2027-03-27T22:59:59.999Z',
    '2027-03-27T23:00:00.000Z',
    '2027-03-28T21:59:59.999Z',
    '2027-03-28T22:00:00.000Z',
  ];
  expect(within.map((at) => isWithin(at, day))).toEqual([false, true, true, false]);
});
