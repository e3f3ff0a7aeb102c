import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes, minutesBetween, toLocalDate, toLocalTime } from '../time/zurich.ts';
import { endOf, endOfDay, nextAt } from './kitchen-ends.ts';

/** 18:00 in Zurich. */
const NOW = '2026-11-20T17:00:00.000Z';

describe('the next instant of a time', () => {
  it.each([
    ['18:05', '2026-11-20T17:05:00.000Z'],
    ['23:59', '2026-11-20T22:59:00.000Z'],
    ['00:00', '2026-11-20T23:00:00.000Z'],
    ['06:00', '2026-11-21T05:00:00.000Z'],
  ])('%s is %s', (time, at) => {
    expect(nextAt(time, NOW)).toEqual({ ok: true, value: at });
  });

  it.each([
    ['17:59', 'past'],
    ['12:00', 'past'],
    ['06:01', 'past'],
    ['18:00', 'tooClose'],
    ['18:04', 'tooClose'],
  ])('%s is %s', (time, error) => {
    expect(nextAt(time, NOW)).toEqual({ ok: false, error });
  });

  it.each([
    ['2026-11-20T17:37:00.000Z', '18:00', { ok: false, error: 'past' }],
    ['2026-11-20T22:50:00.000Z', '00:30', { ok: true, value: '2026-11-20T23:30:00.000Z' }],
    ['2026-11-20T22:57:00.000Z', '00:00', { ok: false, error: 'tooClose' }],
    ['2026-11-20T23:30:00.000Z', '00:29', { ok: false, error: 'past' }],
    // In the morning the evening is far away, but still today.
    ['2026-11-20T07:00:00.000Z', '22:00', { ok: true, value: '2026-11-20T21:00:00.000Z' }],
    // That night is one hour longer.
    ['2026-10-24T19:00:00.000Z', '08:00', { ok: true, value: '2026-10-25T07:00:00.000Z' }],
    ['2026-10-24T19:00:00.000Z', '08:01', { ok: false, error: 'past' }],
  ])('at %s %s is %o', (now, time, end) => {
    expect(nextAt(time, now)).toEqual(end);
  });

  it('is at least 5 minutes away, and tomorrow only within 12 hours, whatever the clocks do', () => {
    const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, fc.nat(23), fc.nat(59), (date, hour, minute) => {
        const now = date.toISOString();
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const end = nextAt(time, now);
        if (!end.ok) return;
        const wait = minutesBetween(now, end.value);
        expect(wait).toBeGreaterThanOrEqual(5);
        expect(wait <= 12 * 60 || toLocalDate(end.value) === toLocalDate(now)).toBe(true);
      }),
    );
  });
});

describe('the end of the day', () => {
  it.each([
    [NOW, 0, '2026-11-21T03:00:00.000Z'],
    [NOW, 1, '2026-11-22T03:00:00.000Z'],
    ['2026-11-21T00:30:00.000Z', 0, '2026-11-21T03:00:00.000Z'],
    ['2026-11-21T02:57:00.000Z', 0, '2026-11-22T03:00:00.000Z'],
    ['2026-10-24T20:00:00.000Z', 0, '2026-10-25T03:00:00.000Z'],
  ])('of %s, %i days later, is %s', (now, later, end) => {
    expect(endOfDay(now, later)).toBe(end);
    expect(toLocalTime(end)).toBe('04:00');
  });

  it('never is the one that is over', () => {
    for (const minutes of [0, 1, 599, 600, 601]) {
      const now = addMinutes(NOW, minutes);
      expect(minutesBetween(now, endOfDay(now))).toBeGreaterThan(0);
    }
  });
});

it.each([
  [{ kind: 'minutes', minutes: 15 }, addMinutes(NOW, 15)],
  [{ kind: 'endOfDay', daysLater: 2 }, '2026-11-23T03:00:00.000Z'],
  [{ kind: 'time', time: '20:30' }, '2026-11-20T19:30:00.000Z'],
  [{ kind: 'moment', at: '2026-11-24T11:00:00.000Z' }, '2026-11-24T11:00:00.000Z'],
] as const)('of %o comes %s', (choice, end) => {
  expect(endOf(choice, NOW)).toEqual({ ok: true, value: end });
});
