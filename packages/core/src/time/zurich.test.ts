import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMinutes,
  dayOfWeek,
  daysBetween,
  earlierOf,
  formatDate,
  formatTime,
  formatWeekday,
  inUtc,
  laterOf,
  minutesBetween,
  roundDownToMinutes,
  roundUpToMinutes,
  toInstant,
  toLocalDate,
  toLocalTime,
} from './zurich.ts';

const instants = fc
  .integer({ min: Date.parse('2024-01-01T00:00:00.000Z'), max: Date.parse('2029-01-01T00:00:00.000Z') })
  .map((milliseconds) => new Date(milliseconds).toISOString());

describe('local time in Zurich', () => {
  it('is one hour ahead of UTC in winter, two in summer', () => {
    expect(toLocalTime('2026-11-20T23:30:59.999Z')).toBe('00:30');
    expect(toLocalDate('2026-11-20T23:30:00.000Z')).toBe('2026-11-21');
    expect(toLocalTime('2026-07-20T22:30:00.000Z')).toBe('00:30');
    expect(toInstant('2026-07-21', '00:30')).toBe('2026-07-20T22:30:00.000Z');
  });

  it('is right however many were asked for before', () => {
    const hours = Array.from({ length: 2_500 }, (_, hour) => addMinutes('2026-01-01T00:00:00.000Z', hour * 60));
    for (const hour of hours) toLocalDate(hour);
    const inCalendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });
    for (const hour of hours) expect(toLocalDate(hour)).toBe(inCalendar.format(new Date(hour)));
  });

  it('takes a time that spring leaves out as the moment of the change', () => {
    expect(toInstant('2026-03-29', '01:59')).toBe('2026-03-29T00:59:00.000Z');
    expect(toInstant('2026-03-29', '02:00')).toBe('2026-03-29T01:00:00.000Z');
    expect(toInstant('2026-03-29', '02:30')).toBe('2026-03-29T01:00:00.000Z');
    expect(toInstant('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z');
  });

  it('takes the first of two times that autumn repeats', () => {
    expect(toInstant('2026-10-25', '02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(toInstant('2026-10-25', '03:00')).toBe('2026-10-25T02:00:00.000Z');
  });

  it('comes back to an instant with the same local time, never a later one', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const back = toInstant(toLocalDate(instant), toLocalTime(instant));
        expect(back <= instant).toBe(true);
        expect([toLocalDate(back), toLocalTime(back)]).toEqual([toLocalDate(instant), toLocalTime(instant)]);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('counts elapsed minutes across a change of time', () => {
    expect(addMinutes(toInstant('2026-03-29', '01:30'), 60)).toBe(toInstant('2026-03-29', '03:30'));
    expect(minutesBetween(toInstant('2026-10-25', '01:00'), toInstant('2026-10-25', '04:00'))).toBe(240);
    expect(minutesBetween('2026-11-20T10:01:00.000Z', '2026-11-20T10:00:30.000Z')).toBe(-0.5);
  });

  it('counts calendar days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-11-20', '2027-01-20')).toBe(61);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-11-20', 0)).toBe('2026-11-20');
    expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1);
    expect(daysBetween('2026-11-20', '2026-11-20')).toBe(0);
    expect(dayOfWeek('2026-11-22')).toBe(0);
    expect(dayOfWeek('2026-11-21')).toBe(6);
  });

  it('counts calendar days as the platform does, through a century', () => {
    const dates = fc
      .integer({ min: 0, max: 36_524 })
      .map((days) => Temporal.PlainDate.from('2000-01-01').add({ days }).toString());
    fc.assert(
      fc.property(dates, fc.integer({ min: -800, max: 800 }), (date, days) => {
        const day = Temporal.PlainDate.from(date);
        expect(addDays(date, days)).toBe(day.add({ days }).toString());
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(dayOfWeek(date)).toBe(day.dayOfWeek % 7);
      }),
      { numRuns: 50 },
    );
  });

  it('rounds up to a step of the clock and leaves a step as it is', () => {
    expect(roundUpToMinutes('2026-11-20T10:00:00.001Z', 15)).toBe('2026-11-20T10:15:00.000Z');
    expect(roundUpToMinutes('2026-11-20T10:15:00.000Z', 15)).toBe('2026-11-20T10:15:00.000Z');
    expect(roundUpToMinutes('2026-11-20T10:14:59.999Z', 15)).toBe('2026-11-20T10:15:00.000Z');
    expect(roundUpToMinutes('2026-11-20T10:59:00.000Z', 5)).toBe('2026-11-20T11:00:00.000Z');
    expect(roundUpToMinutes('2026-12-31T23:59:00.001Z', 5)).toBe('2027-01-01T00:00:00.000Z');
  });

  it('rounds down to a step of the clock', () => {
    expect(roundDownToMinutes('2026-11-20T10:14:59.999Z', 15)).toBe('2026-11-20T10:00:00.000Z');
    expect(roundDownToMinutes('2026-11-20T10:15:00.000Z', 15)).toBe('2026-11-20T10:15:00.000Z');
  });

  it('finds the later and the earlier of two instants', () => {
    const [recorded, late] = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00.001Z'];
    expect([laterOf(recorded, late), laterOf(late, recorded)]).toEqual([late, late]);
    expect([earlierOf(recorded, late), earlierOf(late, recorded)]).toEqual([recorded, recorded]);
  });
});

describe('the ends of the calendar', () => {
  it('can be reckoned with', () => {
    expect([addDays('9999-12-30', 1), addDays('0000-01-02', -1)]).toEqual(['9999-12-31', '0000-01-01']);
    expect(addMinutes('9999-12-31T23:58:59.999Z', 1)).toBe('9999-12-31T23:59:59.999Z');
    expect(addMinutes('0000-01-01T00:01:00.000Z', -1)).toBe('0000-01-01T00:00:00.000Z');
  });

  it.each([
    ['a day too late', () => addDays('9999-12-31', 1)],
    ['a day too early', () => addDays('0000-01-01', -1)],
    ['a minute too late', () => addMinutes('9999-12-31T23:59:00.000Z', 1)],
    ['a minute too early', () => addMinutes('0000-01-01T00:00:00.000Z', -1)],
    ['a step too late', () => roundUpToMinutes('9999-12-31T23:59:00.000Z', 15)],
    ['a local day too late', () => toLocalDate('9999-12-31T23:00:00.000Z')],
    ['an instant too early', () => toInstant('0000-01-01', '00:00')],
    ['another form of year', () => inUtc('+010000-01-01T00:00:00.000Z')],
  ])('are never passed: %s', (_, reckon) => {
    expect(reckon).toThrow(RangeError);
    expect(reckon).toThrow('outside of the years 0000 to 9999');
  });

  it.each([addDays, addMinutes])('no length that is no number', (add) => {
    for (const length of [Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => add('2026-11-20', length)).toThrow(RangeError);
  });
});

describe('inUtc', () => {
  it.each([
    ['2026-11-20T17:15:00.000Z', '2026-11-20T17:15:00.000Z'],
    ['2026-11-20T18:15:00+01:00', '2026-11-20T17:15:00.000Z'],
    ['2026-11-20T18:15:00.5+01:00[Europe/Zurich]', '2026-11-20T17:15:00.500Z'],
    ['2026-11-20T17:15:00Z', '2026-11-20T17:15:00.000Z'],
  ])('writes %s as %s', (written, instant) => {
    expect(inUtc(written)).toBe(instant);
  });

  it.each([
    '',
    'bald',
    '2026-11-20',
    '2026-11-20T17:15:00.000',
    '2026-02-30T17:15:00.000Z',
    '2026-11-20T25:00:00.000Z',
  ])('refuses %j', (text) => expect(() => inUtc(text)).toThrow(RangeError));

  it('is how instants are compared', () => {
    const [recorded, late] = ['2026-11-20T18:00:00+01:00', '2026-11-20T17:30:00.000Z'];
    for (const pair of [[recorded, late] as const, [late, recorded] as const]) {
      expect(earlierOf(...pair)).toBe('2026-11-20T17:00:00.000Z');
      expect(laterOf(...pair)).toBe(late);
    }
  });
});

describe('German text', () => {
  it('names day, time and weekday in Zurich', () => {
    const instant = '2026-11-20T23:05:00.000Z';
    expect([formatWeekday(instant), formatDate(instant), formatTime(instant)]).toEqual([
      'Samstag',
      '21.11.2026',
      '00:05',
    ]);
  });

  it.each([
    ['2026-10-24T23:59:00.000Z', '01:59'],
    ['2026-10-25T00:00:00.000Z', '02:00 (Sommerzeit)'],
    ['2026-10-25T00:59:00.000Z', '02:59 (Sommerzeit)'],
    ['2026-10-25T01:00:00.000Z', '02:00 (Winterzeit)'],
    ['2026-10-25T01:59:00.000Z', '02:59 (Winterzeit)'],
    ['2026-10-25T02:00:00.000Z', '03:00'],
    ['2026-03-29T00:59:00.000Z', '01:59'],
    ['2026-03-29T01:00:00.000Z', '03:00'],
    ['2026-10-25T02:15:00.000+02:00', '02:15 (Sommerzeit)'],
  ])('tells the two apart of a time that comes twice: %s', (instant, shown) => {
    expect(formatTime(instant)).toBe(shown);
  });

  it('never writes two minutes of one night alike', () => {
    const night = Array.from({ length: 6 * 60 }, (_, index) => addMinutes('2027-10-30T22:00:00.000Z', index));
    expect(new Set(night.map(formatTime)).size).toBe(night.length);
  });
});
