import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoWeekOf, mondayOfIsoWeek } from './iso-week.ts';

const DAYS_OF_THE_CENTURY = 36_525;
const dates = fc
  .nat(DAYS_OF_THE_CENTURY - 1)
  .map((days) => new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));

describe('the week of a day', () => {
  it('is the one that the platform counts', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const { yearOfWeek, weekOfYear } = Temporal.PlainDate.from(date);
        expect(isoWeekOf(date)).toBe(`${yearOfWeek}-W${String(weekOfYear).padStart(2, '0')}`);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['2026-11-23', '2026-W48'],
    ['2026-11-29', '2026-W48'],
    ['2026-12-31', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2024-12-30', '2025-W01'],
    ['2005-01-01', '2004-W53'],
  ])('of %s is %s', (date, week) => {
    expect(isoWeekOf(date)).toBe(week);
  });
});

describe('the Monday of a week', () => {
  it('leads back to the week of any of its days', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const week = isoWeekOf(date);
        fc.pre(week >= '2000-W01');
        const monday = mondayOfIsoWeek(week) ?? '';
        expect(new Date(monday).getUTCDay()).toBe(1);
        expect(Date.parse(date) - Date.parse(monday)).toBeLessThan(7 * 86_400_000);
        expect(monday <= date).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('is known from the first week of 2000 to the last of 2099', () => {
    expect([mondayOfIsoWeek('2000-W01'), mondayOfIsoWeek('2099-W53')]).toEqual(['2000-01-03', '2099-12-28']);
  });

  it.each([
    '',
    '2026-W00',
    '2026-W54',
    '2025-W53',
    '2026-W99',
    '1999-W01',
    '2100-W01',
    '2026-w48',
    '2026W48',
    '2026-W4',
    '2026-W480',
    ' 2026-W48',
    '2026-W48\n',
    '__proto__',
    '9'.repeat(1_000_000),
  ])('is unknown of what is no week', (week) => {
    expect(mondayOfIsoWeek(week)).toBeNull();
  });
});
