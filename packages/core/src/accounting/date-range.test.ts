import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayOfWeek } from '../time/zurich.ts';
import { RANGE_PRESETS, type RangePreset, dateRange, rangePresets } from './date-range.ts';

it.each<[RangePreset, string, string, string]>([
  ['today', '2026-11-20', '2026-11-20', '2026-11-20'],
  ['week', '2026-11-20', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['quarter', '2026-11-20', '2026-10-01', '2026-12-31'],
  ['lastQuarter', '2026-02-01', '2025-10-01', '2025-12-31'],
  ['lastQuarter', '2026-06-30', '2026-01-01', '2026-03-31'],
  ['halfYear', '2026-06-30', '2026-01-01', '2026-06-30'],
  ['halfYear', '2026-11-20', '2026-07-01', '2026-12-31'],
  ['lastHalfYear', '2026-06-30', '2025-07-01', '2025-12-31'],
  ['lastHalfYear', '2026-07-01', '2026-01-01', '2026-06-30'],
  ['year', '2026-11-20', '2026-01-01', '2026-12-31'],
])('%s on %s is from %s to %s', (preset, today, from, to) => {
  expect(RANGE_PRESETS[preset].of(today)).toEqual({ from, to });
});

const NEXT: Partial<Record<RangePreset, RangePreset>> = { lastMonth: 'month', lastHalfYear: 'halfYear' };

it('is a range that begins on its own first day, whenever it is asked', () => {
  const any = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(any, fc.constantFrom(...rangePresets), (today, preset) => {
      const range = RANGE_PRESETS[preset].of(today);
      expect(dateRange.safeParse(range).success).toBe(true);
      const isLast = preset.startsWith('last');
      expect(range.from <= today && today <= range.to).toBe(!isLast);
      const next = RANGE_PRESETS[NEXT[preset] ?? 'quarter'].of(today).from;
      expect(isLast ? addDays(range.to, 1) : next).toBe(next);
      expect(preset === 'week' ? dayOfWeek(range.from) : 1).toBe(1);
    }),
  );
});

it('ends after it begins', () => {
  expect(dateRange.safeParse({ from: '2026-11-21', to: '2026-11-20' }).success).toBe(false);
});
