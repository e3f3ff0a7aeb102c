import { describe, expect, it } from 'vitest';
import { toInstant } from '../time/zurich.ts';
import { ALWAYS_CLOSED, DELIVERY_HOURS, everyDay } from './opening-hours.fixtures.ts';
import type { Schedule } from './opening-hours.ts';
import { OPENING_STATE_LABELS, SERVICE_LABELS, openingDetail } from './opening-labels.ts';
import { openingStatus } from './opening-status.ts';

const on = (date: string): Schedule => ({
  openingDays: [],
  extraordinaryDays: [{ date, openingHour: [{ open: '17:00', close: '21:30' }], shortMessage: '', message: '' }],
});

const WHOLE_FRIDAY = { dayOfWeek: 5, openingHour: [{ open: '10:00', close: '10:00' }] };

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
    ['always open', '12:00', everyDay({ open: '00:00', close: '00:00' }), 'Lieferung offen rund um die Uhr'],
  ])('%s', (_, time, schedule, text) => {
    const now = toInstant('2026-11-20', time);
    const status = openingStatus(schedule, now);
    expect(
      [SERVICE_LABELS.delivery, OPENING_STATE_LABELS[status.state], openingDetail(status, now)].join(' ').trim(),
    ).toBe(text);
  });
});
