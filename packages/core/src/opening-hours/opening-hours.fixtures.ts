import type { OpeningHours, Schedule, TimeRange } from './opening-hours.ts';

/** The same hours on every weekday. */
export const everyDay = (...openingHour: TimeRange[]): Schedule => ({
  openingDays: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, openingHour })),
  extraordinaryOpeningHour: [],
});

/** A schedule that is closed on one day. */
export const closedOn = (date: string, schedule: Schedule): Schedule => ({
  ...schedule,
  extraordinaryOpeningHour: [{ date, openingHour: [], shortMessage: 'Ruhetag', message: '' }],
});

export const ALWAYS_CLOSED: Schedule = { openingDays: [], extraordinaryOpeningHour: [] };

/** Delivery at noon and from the early evening until 22:00. */
export const DELIVERY_HOURS = everyDay({ open: '11:00', close: '14:00' }, { open: '17:00', close: '22:00' });

export const OPENING_HOURS: OpeningHours = {
  restaurant: everyDay({ open: '11:00', close: '23:00' }),
  delivery: DELIVERY_HOURS,
};
