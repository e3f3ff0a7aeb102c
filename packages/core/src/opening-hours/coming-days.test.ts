import { describe, expect, it } from 'vitest';
import { ALWAYS_CLOSED, OPENING_HOURS } from './opening-hours.fixtures.ts';
import type { ExtraordinaryDay, OpeningHours } from './opening-hours.ts';
import { withComingDays } from './special-days.ts';

/** A Friday. */
const TODAY = '2026-11-20';

const specialDay = (date: string): ExtraordinaryDay => ({
  date,
  openingHour: [],
  shortMessage: 'Ruhetag',
  message: `Am ${date} ruhen wir.`,
});

function withSpecialDays(hours: OpeningHours, ...dates: string[]): OpeningHours {
  return { ...hours, restaurant: { ...hours.restaurant, extraordinaryOpeningHour: dates.map(specialDay) } };
}

/** Weekday and date of the days that differ. */
const differing = ({ openingDays }: OpeningHours['restaurant']) =>
  openingDays.flatMap(({ dayOfWeek, extraordinaryOpeningHour }) =>
    extraordinaryOpeningHour === undefined ? [] : [[dayOfWeek, extraordinaryOpeningHour.date]],
  );

describe('hours with the days to come', () => {
  it('hold what differs today and on the six days after it with its weekday, and in the list as before', () => {
    const hours = withSpecialDays(OPENING_HOURS, '2026-11-19', '2026-11-26', TODAY, '2026-11-27', '2026-11-22');
    const { restaurant, delivery } = withComingDays(hours, TODAY);
    expect(differing(restaurant)).toEqual([
      [0, '2026-11-22'],
      [4, '2026-11-26'],
      [5, TODAY],
    ]);
    expect(restaurant.openingDays[5]).toEqual({
      ...OPENING_HOURS.restaurant.openingDays[5],
      extraordinaryOpeningHour: specialDay(TODAY),
    });
    expect(restaurant.extraordinaryOpeningHour).toBe(hours.restaurant.extraordinaryOpeningHour);
    expect(delivery).toBe(hours.delivery);
  });

  it('have an entry for a weekday that is closed otherwise', () => {
    const { restaurant } = withComingDays(
      withSpecialDays({ restaurant: ALWAYS_CLOSED, delivery: ALWAYS_CLOSED }, TODAY),
      TODAY,
    );
    expect(restaurant.openingDays).toEqual([
      { dayOfWeek: 5, openingHour: [], extraordinaryOpeningHour: specialDay(TODAY) },
    ]);
  });

  it('are the same object for a whole day, and leave those of the day before', () => {
    const hours = withSpecialDays(OPENING_HOURS, TODAY);
    expect(withComingDays(hours, TODAY)).toBe(withComingDays(hours, TODAY));
    expect(differing(withComingDays(hours, '2026-11-21').restaurant)).toEqual([]);
  });
});
