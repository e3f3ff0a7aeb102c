import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWholeDate, readDate } from './typed-date.ts';
import { formatLocalDate } from './zurich.ts';

it.each([
  '01.02.2026',
  '1.2.2026',
  '1.2.26',
  '01022026',
  '010226',
  '2026-02-01',
  '2026-2-1',
  '2026/02/01',
  '2026.02.01',
  '20260201',
  '1/2/2026',
  '1-2-26',
  '1 2 2026',
  '1,2,26',
  '1. 2. 2026',
  ' 01.02.2026. ',
  '„01.02.2026“',
  '1. Februar 2026',
  '1. feb. 26',
  '1 Feb 2026',
  'Sonntag, 01.02.2026',
  'So 1.2.26',
  'So., 1. Februar 2026',
  '\u202A01.02.2026\u202C',
  '０１．０２．２０２６',
  '1\u00A0.\u00A02\u00A0.\u00A02026',
])('%j means 1 February 2026', (text) => expect(readDate(text)).toBe('2026-02-01'));

it.each([
  ['1. März 2026', '2026-03-01'],
  ['1. Maerz 2026', '2026-03-01'],
  ['1. Jänner 2026', '2026-01-01'],
  ['3 sept 26', '2026-09-03'],
  ['29.2.2028', '2028-02-29'],
  ['31.12.99', '2099-12-31'],
  ['31.12.1999', '1999-12-31'],
])('%j means %s', (text, date) => expect(readDate(text)).toBe(date));

it.each([
  '',
  'morgen',
  '31.2.2026',
  '29.2.2026',
  '0.1.2026',
  '1.13.2026',
  '1.2',
  '1.2.',
  '1.2.202',
  '1.2.20266',
  '1.2.1899',
  '2026',
  '2026-02',
  '2026-13-01',
  '2026-02-01T10:00',
  '123',
  '12345',
  '1234567',
  '1.J.2026',
  '1. Ma 2026',
  '1.2.2026 oder 2.2.2026',
  '-1.2.2026',
])('%j is no date', (text) => expect(readDate(text)).toBeNull());

it('reads every day as it is written', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, (date) => {
      expect(readDate(formatLocalDate(date))).toBe(date);
      expect(readDate(formatLocalDate(date).replaceAll('.', ''))).toBe(date);
      expect(readDate(date)).toBe(date);
      expect(readDate(date.replaceAll('-', ''))).toBe(date);
    }),
  );
});

it('never throws, and reads only days', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(readDate(text) ?? '2026-02-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }),
  );
});

it.each([
  ['1.2.2026', true],
  ['01022026', true],
  ['2026-02-01', true],
  ['1.2.20', false],
  ['010220', false],
  ['1.2.2', false],
])('whether %j can be the beginning of another date: not %s', (text, whole) => expect(isWholeDate(text)).toBe(whole));
