import { expect, it } from 'vitest';
import { LEGAL_AGES, latestBirth } from './legal-age.ts';

it('names the last date of birth that is old enough, by the day in Switzerland', () => {
  expect(latestBirth('2026-11-20T18:42:00.000Z', LEGAL_AGES.wine)).toBe('2010-11-20');
  expect(latestBirth('2026-11-20T23:30:00.000Z', LEGAL_AGES.wine)).toBe('2010-11-21');
  expect(latestBirth('2028-02-29T12:00:00.000Z', LEGAL_AGES.wine)).toBe('2012-02-29');
  expect(latestBirth('2028-02-29T12:00:00.000Z', LEGAL_AGES.spirits)).toBe('2010-02-28');
});
