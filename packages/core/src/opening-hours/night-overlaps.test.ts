import { describe, expect, it } from 'vitest';
import { validateSpecialDays, nightOverlapText, nightOverlapsOn } from './night-overlaps.ts';
import type { OpeningHours, TimeRange } from './opening-hours.ts';
import { type SpecialDays, withSpecialDays } from './special-days.ts';

const hours = (...texts: string[]): TimeRange[] =>
  texts.map((text) => ({ open: text.slice(0, 5), close: text.slice(6) }));
const special = (...texts: string[]) => ({ openingHour: hours(...texts), shortMessage: 'Anders', message: '' });
/** Open on Friday nights until two, and on Sundays from half past ten. */
const week = {
  openingDays: [
    { dayOfWeek: 5, openingHour: hours('11:00-14:00', '18:00-02:00') },
    { dayOfWeek: 0, openingHour: hours('10:30-22:00') },
  ],
  extraordinaryOpeningHour: [],
};
const WEEK: OpeningHours = { restaurant: week, delivery: week };
const [FRIDAY, SATURDAY, SUNDAY] = ['2026-12-18', '2026-12-19', '2026-12-20'];
const restaurantOn = (days: Record<string, string[]>): SpecialDays =>
  Object.fromEntries(
    Object.entries(days).map(([date, texts]) => [date, { restaurant: special(...texts), delivery: null }]),
  );
const found = (days: Record<string, string[]>, date: string) =>
  nightOverlapsOn(withSpecialDays(WEEK, restaurantOn(days)).restaurant, date).map(({ range, other }) => [
    range,
    other.date,
  ]);

describe('the nights beside a special day', () => {
  it.each<[string, Record<string, string[]>, [number, string][]]>([
    ['closed', { [SATURDAY]: [] }, []],
    ['beginning as the night of the week ends', { [SATURDAY]: ['02:00-04:00'] }, []],
    ['beginning before the night of the week ends', { [SATURDAY]: ['11:00-12:00', '01:59-04:00'] }, [[1, FRIDAY]]],
    ['a night that ends as the morning of the week begins', { [SATURDAY]: ['18:00-10:30'] }, []],
    ['a night into the morning of the week', { [SATURDAY]: ['18:00-10:31'] }, [[0, SUNDAY]]],
    ['after a special day that closes the night', { [FRIDAY]: [], [SATURDAY]: ['00:00-04:00'] }, []],
    ['after a special night that is longer', { [FRIDAY]: ['18:00-05:00'], [SATURDAY]: ['04:00-06:00'] }, [[0, FRIDAY]]],
    ['a time that cannot be read', { [SATURDAY]: ['xx:xx-04:00'] }, []],
  ])('are judged: %s', (_, days, overlaps) => {
    expect(found(days, SATURDAY)).toEqual(overlaps);
  });

  it('are told by weekday, date and time', () => {
    const [overlap] = nightOverlapsOn(
      withSpecialDays(WEEK, restaurantOn({ [SATURDAY]: ['01:00-04:00'] })).restaurant,
      SATURDAY,
    );
    expect(overlap && nightOverlapText(overlap)).toBe('Überschneidet sich mit Freitag, 18.12.2026, 18:00–02:00.');
  });
});

describe('a change of the special days', () => {
  const validate = (before: SpecialDays, after: SpecialDays) => validateSpecialDays(WEEK)({ before, after });
  const overlapping = restaurantOn({ [SATURDAY]: ['01:00-04:00'] });

  it('makes nothing overlap that did not', () => {
    expect(validate({}, overlapping)).toBe(
      'Samstag, 19.12.2026: Überschneidet sich mit Freitag, 18.12.2026, 18:00–02:00.',
    );
    expect(validate(restaurantOn({ [FRIDAY]: [], [SATURDAY]: ['01:00-04:00'] }), overlapping)).not.toBeNull();
  });

  it('is not hindered by what overlapped before', () => {
    expect(validate(overlapping, { ...overlapping, ...restaurantOn({ '2026-12-25': [] }) })).toBeNull();
  });

  it('judges each service by its own nights', () => {
    const delivered = { [SATURDAY]: { restaurant: null, delivery: special('01:00-04:00') } };
    expect(validate({}, delivered)).not.toBeNull();
    const closed = { ...WEEK, delivery: { ...week, openingDays: [] } };
    expect(validateSpecialDays(closed)({ before: {}, after: delivered })).toBeNull();
  });
});
