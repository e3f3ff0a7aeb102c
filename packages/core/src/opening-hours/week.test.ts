import { describe, expect, it } from 'vitest';
import { OPENING_HOURS } from './opening-hours.fixtures.ts';
import type { OpeningHours } from './opening-hours.ts';
import { CLOSED_WEEK, openingDaysOf, weekOf, withWeek } from './week.ts';

const NOON = { open: '11:00', close: '14:00' };
const EVENING = { open: '17:00', close: '01:00' };

describe('the week of both services', () => {
  it('is that of the schedules, sorted, with closed days', () => {
    const openingHours: OpeningHours = {
      restaurant: {
        openingDays: [
          { dayOfWeek: 0, openingHour: [EVENING] },
          { dayOfWeek: 5, openingHour: [EVENING] },
          { dayOfWeek: 5, openingHour: [NOON] },
        ],
        extraordinaryOpeningHour: [],
      },
      delivery: { openingDays: [{ dayOfWeek: 1, openingHour: [NOON] }], extraordinaryOpeningHour: [] },
    };
    expect(weekOf(openingHours)).toEqual({
      ...CLOSED_WEEK,
      'restaurant-5': [NOON, EVENING],
      'restaurant-0': [EVENING],
      'delivery-1': [NOON],
    });
  });

  it('comes back into the schedules and leaves their extraordinary days', () => {
    const special = { date: '2026-12-24', openingHour: [], shortMessage: 'zu', message: '' };
    const openingHours: OpeningHours = {
      restaurant: { openingDays: [], extraordinaryOpeningHour: [special] },
      delivery: { openingDays: [], extraordinaryOpeningHour: [{ ...special, date: '2026-12-25' }] },
    };
    const week = { ...CLOSED_WEEK, 'restaurant-0': [NOON], 'restaurant-1': [EVENING], 'delivery-3': [NOON] };
    expect(withWeek(openingHours, week)).toEqual({
      restaurant: {
        openingDays: [
          { dayOfWeek: 1, openingHour: [EVENING] },
          { dayOfWeek: 0, openingHour: [NOON] },
        ],
        extraordinaryOpeningHour: [special],
      },
      delivery: {
        openingDays: [{ dayOfWeek: 3, openingHour: [NOON] }],
        extraordinaryOpeningHour: [{ ...special, date: '2026-12-25' }],
      },
    });
    expect(weekOf(withWeek(openingHours, week))).toEqual(week);
    expect(openingDaysOf(weekOf(OPENING_HOURS), 'delivery')).toHaveLength(7);
  });
});
