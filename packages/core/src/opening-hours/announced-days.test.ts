import { expect, it } from 'vitest';
import { ANNOUNCED_DAYS, announcedDays } from './announced-days.ts';
import { DELIVERY_HOURS, OPENING_HOURS } from './opening-hours.fixtures.ts';
import type { ExtraordinaryDay, OpeningHours } from './opening-hours.ts';

const TODAY = '2026-11-20';
const NOON = [{ open: '11:00', close: '14:00' }];

const special = (date: string, change: Partial<ExtraordinaryDay> = {}): ExtraordinaryDay => ({
  date,
  openingHour: [],
  shortMessage: 'Fest',
  message: 'Wir feiern.',
  ...change,
});
const hours = (restaurant: ExtraordinaryDay[], delivery: ExtraordinaryDay[]): OpeningHours => ({
  restaurant: { ...OPENING_HOURS.restaurant, extraordinaryOpeningHour: restaurant },
  delivery: { ...DELIVERY_HOURS, extraordinaryOpeningHour: delivery },
});

it('tells one day once for both services, each text once', () => {
  const opening = hours(
    [special('2026-12-24', { openingHour: NOON })],
    [special('2026-12-24', { message: 'Geliefert wird nicht.' })],
  );
  expect(announcedDays(opening, TODAY)).toEqual([
    {
      date: '2026-12-24',
      hours: [
        { service: 'restaurant', openingHour: NOON },
        { service: 'delivery', openingHour: [] },
      ],
      shortMessages: ['Fest'],
      messages: ['Wir feiern.', 'Geliefert wird nicht.'],
    },
  ]);
});

it('names only the service that differs, and says nothing where nothing was entered', () => {
  expect(announcedDays(hours([], [special('2026-12-24', { message: '' })]), TODAY)).toEqual([
    {
      date: '2026-12-24',
      hours: [{ service: 'delivery', openingHour: [] }],
      shortMessages: ['Fest'],
      messages: [],
    },
  ]);
});

it('takes the first of several entries for a day, as the status does', () => {
  const [day] = announcedDays(hours([special(TODAY, { message: 'A' }), special(TODAY, { message: 'B' })], []), TODAY);
  expect(day?.messages).toEqual(['A']);
});

it('tells from today on for 60 days, the next first', () => {
  expect(ANNOUNCED_DAYS).toBe(60);
  const days = ['2027-01-20', '2027-01-19', '2026-11-19', '2026-12-01', TODAY].map((date) => special(date));
  expect(announcedDays(hours(days, []), TODAY).map(({ date }) => date)).toEqual([TODAY, '2026-12-01', '2027-01-19']);
  expect(announcedDays(hours([], []), TODAY)).toEqual([]);
});
