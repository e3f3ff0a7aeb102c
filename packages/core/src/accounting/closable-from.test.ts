import { describe, expect, it } from 'vitest';
import { ALWAYS_CLOSED, OPENING_HOURS, closedOn, everyDay } from '../opening-hours/opening-hours.fixtures.ts';
import { accountingMessage } from './accounting-forms.ts';
import { closableFrom } from './closable-from.ts';
import { runningBlocker } from './close-day.ts';

const COLLECTION = { preparationMinutes: null, minimumOrder: 0, openingDays: null, pause: null };
const DAY = '2026-11-20';
const HOURS = { openingHours: OPENING_HOURS, collection: undefined };

describe('from when a day can be closed', () => {
  it('is the end of its last delivery', () => {
    expect(closableFrom(DAY, HOURS)).toBe('2026-11-20T21:00:00.000Z');
  });

  it('waits for who still collects, in the hours of the restaurant or of the counter', () => {
    expect(closableFrom(DAY, { ...HOURS, collection: COLLECTION })).toBe('2026-11-20T22:00:00.000Z');
    const { openingDays } = everyDay({ open: '10:00', close: '20:00' });
    expect(closableFrom(DAY, { ...HOURS, collection: { ...COLLECTION, openingDays } })).toBe(
      '2026-11-20T21:00:00.000Z',
    );
  });

  it('is after midnight where guests order until then, and never after the end of the day', () => {
    const until = (close: string, open = '17:00') =>
      closableFrom(DAY, { ...HOURS, openingHours: { ...OPENING_HOURS, delivery: everyDay({ open, close }) } });
    expect(until('01:00')).toBe('2026-11-21T00:00:00.000Z');
    expect(until('06:00')).toBe('2026-11-21T03:00:00.000Z');
    // The range of the next date that begins before four belongs to this day.
    expect(until('02:00', '00:30')).toBe('2026-11-21T01:00:00.000Z');
  });

  it('is the end of a day on which nothing is delivered', () => {
    for (const delivery of [ALWAYS_CLOSED, closedOn(DAY, OPENING_HOURS.delivery)])
      expect(closableFrom(DAY, { ...HOURS, openingHours: { ...OPENING_HOURS, delivery } })).toBe(
        '2026-11-21T03:00:00.000Z',
      );
  });

  it.each([
    ['2026-03-31', '2026-04-01T02:00:00.000Z'],
    ['2026-06-30', '2026-07-01T02:00:00.000Z'],
    ['2026-09-30', '2026-10-01T02:00:00.000Z'],
    ['2026-12-31', '2027-01-01T03:00:00.000Z'],
  ])('is the end of %s, with which a VAT period ends, whatever the hours', (day, end) => {
    expect(closableFrom(day, HOURS)).toBe(end);
    expect(closableFrom(day, { ...HOURS, openingHours: { ...OPENING_HOURS, delivery: ALWAYS_CLOSED } })).toBe(end);
  });

  it('is told before, and not after', () => {
    const running = { closableFrom: '2027-01-01T03:00:00.000Z' };
    const early = runningBlocker(running, '2026-12-31T17:30:00.000Z');
    expect(early).toEqual({ code: 'dayRunning', ...running });
    expect(early && accountingMessage(early)).toBe(
      'Dieser Tag läuft noch. Abschliessen lässt er sich ab 04:00 am 01.01.2027.',
    );
    expect(runningBlocker(running, running.closableFrom)).toBeNull();
    expect(runningBlocker({}, '2026-12-31T17:30:00.000Z')).toBeNull();
  });
});
