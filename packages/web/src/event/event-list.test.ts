import { expect, it } from 'vitest';
import { eventTimes, leafOf } from './event-list.tsx';

it('tears the leaf from the calendar in Zurich', () => {
  expect(leafOf('2026-12-31T22:59:00.000Z')).toEqual({ day: 31, month: 'Dez.' });
  expect(leafOf('2026-12-31T23:00:00.000Z')).toEqual({ day: 1, month: 'Jan.' });
});

it('names the day of the end only where it is another one', () => {
  const start = '2026-12-31T17:00:00.000Z';
  expect(eventTimes({ start, end: '2026-12-31T22:59:00.000Z' })).toBe('18:00–23:59');
  expect(eventTimes({ start, end: '2027-01-01T01:00:00.000Z' })).toBe('18:00–01.01.2027, 02:00');
});
