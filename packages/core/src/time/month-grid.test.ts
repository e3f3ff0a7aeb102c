import { describe, expect, it } from 'vitest';
import { addMonths, dayAfterKey, firstOfMonth, monthName, monthWeeks } from './month-grid.ts';

describe('a month', () => {
  it('is shown in weeks from Monday on, filled up', () => {
    const weeks = monthWeeks('2026-11-21');
    expect(weeks.map((week) => `${week[0]} ${week[6]}`)).toEqual([
      '2026-10-26 2026-11-01',
      '2026-11-02 2026-11-08',
      '2026-11-09 2026-11-15',
      '2026-11-16 2026-11-22',
      '2026-11-23 2026-11-29',
      '2026-11-30 2026-12-06',
    ]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  it('may fill its weeks exactly', () => {
    expect(monthWeeks('2027-02-10')).toHaveLength(4);
    expect(monthWeeks('2027-02-10')[0]?.[0]).toBe('2027-02-01');
  });

  it('has a name and a first day', () => {
    expect(['2026-01-31', '2026-03-01', '2026-12-24'].map(monthName)).toEqual([
      'Januar 2026',
      'März 2026',
      'Dezember 2026',
    ]);
    expect(firstOfMonth('2026-12-24')).toBe('2026-12-01');
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-24', 1, '2027-01-24'],
    ['2026-01-01', -1, '2025-12-01'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it.each([
    ['ArrowLeft', '2026-11-20'],
    ['ArrowRight', '2026-11-22'],
    ['ArrowUp', '2026-11-14'],
    ['ArrowDown', '2026-11-28'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-21'],
    ['PageDown', '2026-12-21'],
    ['Enter', null],
  ])('leads with %s from a Saturday to %s', (key, date) => {
    expect(dayAfterKey('2026-11-21', key)).toBe(date);
  });

  it('leads by a year with Shift', () => {
    expect(dayAfterKey('2028-02-29', 'PageDown', true)).toBe('2029-02-28');
    expect(dayAfterKey('2028-02-29', 'PageUp', true)).toBe('2027-02-28');
    expect(dayAfterKey('2028-02-29', 'ArrowUp', true)).toBe('2028-02-22');
  });

  it('begins and ends its weeks on Monday and Sunday', () => {
    expect([dayAfterKey('2026-11-22', 'Home'), dayAfterKey('2026-11-22', 'End')]).toEqual(['2026-11-16', '2026-11-22']);
    expect([dayAfterKey('2026-11-16', 'Home'), dayAfterKey('2026-11-16', 'End')]).toEqual(['2026-11-16', '2026-11-22']);
  });
});
