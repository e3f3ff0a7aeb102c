import { describe, expect, it } from 'vitest';
import { withRun, withoutRun } from './edit-special-days.ts';
import { OPENING_HOURS } from './opening-hours.fixtures.ts';
import {
  type ServiceDay,
  type SpecialDays,
  RUN_DAYS_MAX,
  datesBetween,
  dayOfRun,
  extraordinaryDaysOf,
  specialDaysOf,
  specialRuns,
  withSpecialDays,
} from './special-days.ts';

const CLOSED: ServiceDay = { openingHour: [], shortMessage: 'Ferien', message: '' };
const LATE: ServiceDay = { ...CLOSED, openingHour: [{ open: '17:00', close: '22:00' }] };
const days: SpecialDays = {
  '2026-12-27': { restaurant: CLOSED, delivery: CLOSED },
  '2026-12-24': { restaurant: LATE, delivery: null },
  '2026-12-25': { restaurant: null, delivery: LATE },
};

describe('extraordinary days by day', () => {
  it('are those of both schedules, and come back', () => {
    const openingHours = withSpecialDays(OPENING_HOURS, days);
    expect(openingHours.restaurant.extraordinaryOpeningHour).toEqual([
      { date: '2026-12-24', ...LATE },
      { date: '2026-12-27', ...CLOSED },
    ]);
    expect(extraordinaryDaysOf(days, 'delivery').map(({ date }) => date)).toEqual(['2026-12-25', '2026-12-27']);
    expect(openingHours.delivery.openingDays).toBe(OPENING_HOURS.delivery.openingDays);
    expect(openingHours.restaurant.openingDays).toBe(OPENING_HOURS.restaurant.openingDays);
    expect(specialDaysOf(openingHours)).toEqual(days);
    expect(Object.keys(specialDaysOf(openingHours))).toEqual(['2026-12-24', '2026-12-25', '2026-12-27']);
  });

  it('are one run where they follow one another with the same content', () => {
    const day = { restaurant: CLOSED, delivery: CLOSED };
    const other = { restaurant: CLOSED, delivery: null };
    expect(
      specialRuns({
        '2027-01-01': day,
        '2026-12-30': day,
        '2026-12-31': { ...day },
        '2027-01-02': other,
        '2027-01-04': other,
      }),
    ).toEqual([
      { first: '2026-12-30', last: '2027-01-01', day },
      { first: '2027-01-02', last: '2027-01-02', day: other },
      { first: '2027-01-04', last: '2027-01-04', day: other },
    ]);
    expect(specialRuns({})).toEqual([]);
  });

  it('are changed one day alone', () => {
    const closed = { restaurant: { openingHour: [], shortMessage: 'Ferien', message: '' }, delivery: null };
    const holidays = Object.fromEntries(datesBetween('2026-12-28', '2026-12-31').map((date) => [date, closed]));
    const [run] = specialRuns(holidays);
    if (run === undefined) throw new Error('no run');
    const one = dayOfRun(run, '2026-12-30');
    const late = { ...closed, delivery: { openingHour: [], shortMessage: 'Ferien', message: 'Bald!' } };
    const runsWith = (change: Record<string, SpecialDays[string] | undefined>) =>
      specialRuns(
        Object.fromEntries(
          Object.entries({ ...holidays, ...change }).flatMap(([date, day]) => (day === undefined ? [] : [[date, day]])),
        ),
      ).map(({ first, last }) => [first.slice(8), last.slice(8)]);
    expect(runsWith(withRun(one, { ...one, day: late }))).toEqual([
      ['28', '29'],
      ['30', '30'],
      ['31', '31'],
    ]);
    expect(runsWith(withoutRun(one))).toEqual([
      ['28', '29'],
      ['31', '31'],
    ]);
  });

  it('are listed from one to another, at most sixty', () => {
    expect(datesBetween('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(datesBetween('2026-12-30', '2026-12-30')).toEqual(['2026-12-30']);
    expect(datesBetween('2026-12-30', '2026-12-29')).toEqual([]);
    expect(datesBetween('2026-01-01', '2027-01-01')).toHaveLength(RUN_DAYS_MAX);
  });
});
