import { describe, expect, it } from 'vitest';
import { toInstant } from '../time/zurich.ts';
import { ALWAYS_CLOSED, DELIVERY_HOURS, closedOn, everyDay } from './opening-hours.fixtures.ts';
import type { Schedule } from './opening-hours.ts';
import { OPENING_STATE_LABELS, SERVICE_LABELS, dayText, openingDetail, whenText } from './opening-labels.ts';
import { openingStatus } from './opening-status.ts';

const on = (date: string): Schedule => ({
  openingDays: [],
  extraordinaryOpeningHour: [{ date, openingHour: [{ open: '17:00', close: '21:30' }], shortMessage: '', message: '' }],
});

const WHOLE_FRIDAY = { dayOfWeek: 5, openingHour: [{ open: '10:00', close: '10:00' }] };

/** Friday 10:00 to Saturday 12:00. */
const nights: Schedule = {
  ...ALWAYS_CLOSED,
  openingDays: [WHOLE_FRIDAY, { dayOfWeek: 6, openingHour: [{ open: '10:00', close: '12:00' }] }],
};
const openUntil = (date: string) => closedOn(date, everyDay({ open: '00:00', close: '00:00' }));

describe('the banner', () => {
  it.each([
    ['open', '18:00', DELIVERY_HOURS, 'Lieferung offen bis 22:00'],
    ['closing soon', '21:45', DELIVERY_HOURS, 'Lieferung schliesst bald um 22:00'],
    ['opening today', '15:00', DELIVERY_HOURS, 'Lieferung geschlossen öffnet heute um 17:00'],
    ['opening tomorrow', '22:00', DELIVERY_HOURS, 'Lieferung geschlossen öffnet morgen um 11:00'],
    ['opening this week', '12:00', on('2026-11-24'), 'Lieferung geschlossen öffnet Dienstag um 17:00'],
    ['opening in a week', '12:00', on('2026-11-27'), 'Lieferung geschlossen öffnet am 27.11.2026 um 17:00'],
    ['never opening', '12:00', ALWAYS_CLOSED, 'Lieferung geschlossen'],
    ['open a whole day', '10:00', { ...ALWAYS_CLOSED, openingDays: [WHOLE_FRIDAY] }, 'Lieferung offen bis 10:00'],
    ['open for more than a day', '11:00', nights, 'Lieferung offen bis morgen um 12:00'],
    ['open for days', '11:00', openUntil('2026-11-25'), 'Lieferung offen bis Mittwoch um 00:00'],
    ['open for a week', '00:00', openUntil('2026-11-27'), 'Lieferung offen bis am 27.11.2026 um 00:00'],
    ['open for longer', '00:00', openUntil('2026-11-28'), 'Lieferung offen rund um die Uhr'],
    ['always open', '12:00', everyDay({ open: '00:00', close: '00:00' }), 'Lieferung offen rund um die Uhr'],
  ])('%s', (_, time, schedule, text) => {
    const now = toInstant('2026-11-20', time);
    const status = openingStatus(schedule, now, null);
    expect(
      [SERVICE_LABELS.delivery, OPENING_STATE_LABELS[status.state], openingDetail(status, now)].join(' ').trim(),
    ).toBe(text);
  });
});

describe('a pause in the banner', () => {
  const during = (schedule: Schedule, until: string, date = '2026-11-20') => {
    const now = toInstant('2026-11-20', '18:00');
    return openingDetail(openingStatus(schedule, now, { from: now, until: toInstant(date, until) }), now);
  };

  it('says when it goes on', () => {
    expect(during(DELIVERY_HOURS, '19:30')).toBe('Pause, wieder ab 19:30');
    expect(during(DELIVERY_HOURS, '22:00')).toBe('Pause, wieder morgen um 11:00');
    expect(during(DELIVERY_HOURS, '12:15', '2026-11-21')).toBe('Pause, wieder morgen um 12:15');
    expect(during(on('2026-11-20'), '23:00')).toBe('Pause');
  });
});

describe('dayText', () => {
  it.each([
    ['2026-11-20', 'heute'],
    ['2026-11-21', 'morgen'],
    ['2026-11-22', 'Sonntag'],
    ['2026-11-26', 'Donnerstag'],
    ['2026-11-27', 'am 27.11.2026'],
    ['2026-11-19', 'am 19.11.2026'],
  ])('calls %s, seen from 20.11.2026, %s', (date, text) => {
    expect(dayText(date, '2026-11-20')).toBe(text);
  });
});

describe('whenText', () => {
  it('reckons by the days of Zurich, to the minute', () => {
    expect(whenText('2026-11-20T22:59:59.999Z', '2026-11-19T23:00:00.000Z')).toBe('heute um 23:59');
    expect(whenText('2026-11-20T23:00:00.000Z', '2026-11-20T22:59:59.999Z')).toBe('morgen um 00:00');
    expect(whenText('2026-03-29T01:00:00.000Z', '2026-03-28T12:00:00.000Z')).toBe('morgen um 03:00');
  });
});
