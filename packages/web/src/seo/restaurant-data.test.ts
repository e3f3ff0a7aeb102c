import { expect, it } from 'vitest';
import { extraordinaryHours, weeklyHours } from './restaurant-data.ts';

const SCHEDULE = {
  openingDays: [
    { dayOfWeek: 0, openingHour: [{ open: '00:00', close: '00:00' }] },
    {
      dayOfWeek: 6,
      openingHour: [
        { open: '11:00', close: '14:00' },
        { open: '18:00', close: '01:00' },
      ],
    },
    { dayOfWeek: 1, openingHour: [] },
  ],
  extraordinaryOpeningHour: [
    { date: '2026-11-19', openingHour: [], shortMessage: '', message: '' },
    { date: '2026-11-20', openingHour: [], shortMessage: '', message: '' },
    { date: '2026-12-24', openingHour: [{ open: '11:00', close: '16:00' }], shortMessage: '', message: '' },
  ],
};
const TYPE = { '@type': 'OpeningHoursSpecification' };

it('says each range of the week, a whole day as one', () => {
  expect(weeklyHours(SCHEDULE)).toEqual([
    { ...TYPE, dayOfWeek: 'Sunday', opens: '00:00', closes: '23:59' },
    { ...TYPE, dayOfWeek: 'Saturday', opens: '11:00', closes: '14:00' },
    { ...TYPE, dayOfWeek: 'Saturday', opens: '18:00', closes: '01:00' },
  ]);
});

it('says extraordinary days from today on, closed ones by midnight', () => {
  expect(extraordinaryHours(SCHEDULE, '2026-11-20')).toEqual([
    { ...TYPE, validFrom: '2026-11-20', validThrough: '2026-11-20', opens: '00:00', closes: '00:00' },
    { ...TYPE, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '11:00', closes: '16:00' },
  ]);
});
