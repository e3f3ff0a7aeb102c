import { describe, expect, it } from 'vitest';
import { compareTimes } from './compare-times.ts';
import { instant, localDate, localTime, minutes } from './instant.ts';

const HOSTILE = [undefined, null, '', ' ', '__proto__', {}, [], Number.NaN, '\u0000', '\uD83D', '9'.repeat(1_000_000)];

describe.each([
  [
    'an instant',
    instant,
    ['2026-11-20T17:00:00.000Z', '2028-02-29T23:59:59.999Z', '1900-01-01T00:00:00.000Z', '2199-12-31T23:59:59.999Z'],
    [
      '2026-11-20T17:00:00Z',
      '2026-11-20T17:00:00.0000Z',
      '2026-11-20T17:00:00.000',
      '2026-11-20T17:00:00.000+01:00',
      '2026-11-20 17:00:00.000Z',
      '2026-02-29T00:00:00.000Z',
      '2026-11-20T24:00:00.000Z',
      '+012026-11-20T17:00:00.000Z',
      '1899-12-31T23:59:59.999Z',
      '2200-01-01T00:00:00.000Z',
      '0000-01-01T00:00:00.000Z',
      '9999-12-31T23:59:59.999Z',
      0,
      1_000,
    ],
  ],
  [
    'a day',
    localDate,
    ['2026-11-20', '2028-02-29', '1900-01-01', '2199-12-31'],
    [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-11-31',
      '20.11.2026',
      '2026-1-1',
      '2026-11-20T00:00',
      0,
      '1899-12-31',
      '2200-01-01',
      '0000-01-01',
      '9999-12-31',
    ],
  ],
  [
    'a time of day',
    localTime,
    ['00:00', '09:05', '19:59', '20:00', '23:59'],
    ['24:00', '23:60', '9:05', '09:5', '0900', ' 09:00', '09:00 ', '09:00:00', '-1:00', '29:00', 0, 900],
  ],
  ['a length of time', minutes, [0, 1, 1439, 1440], [-1, 1441, 1.5, 2 ** 53, Number.POSITIVE_INFINITY, '5']],
] as const)('%s', (_, schema, right, wrong) => {
  it('may be each of these', () => {
    expect(right.filter((value) => !schema.safeParse(value).success)).toEqual([]);
  });

  it('is nothing else', () => {
    expect([...wrong, ...HOSTILE].filter((value) => schema.safeParse(value).success)).toEqual([]);
  });
});

it('puts instants and days in their order', () => {
  const days = ['2027-01-01', '2026-12-31', '2026-02-28', '2026-12-31'];
  expect(days.toSorted(compareTimes)).toEqual(['2026-02-28', '2026-12-31', '2026-12-31', '2027-01-01']);
  expect(compareTimes('2026-11-20T17:00:00.000Z', '2026-11-20T17:00:00.001Z')).toBe(-1);
  expect(compareTimes('2026-11-20', '2026-11-20')).toBe(0);
});
