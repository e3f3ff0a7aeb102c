import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimeRange } from './opening-hours.ts';
import { type RangePart, dragRange, rangeMinutes, rangeOfMinutes } from './range-minutes.ts';

const range = (text: string): TimeRange => ({ open: text.slice(0, 5), close: text.slice(6) });

describe('a range on the clock', () => {
  it.each([
    ['11:00-14:30', 660, 870],
    ['22:00-02:00', 1320, 1560],
    ['22:00-00:00', 1320, 1440],
    ['00:00-00:00', 0, 1440],
    ['00:15-00:00', 15, 1440],
  ])('%s is from minute %i to %i', (text, begins, ends) => {
    expect(rangeMinutes(range(text))).toEqual({ begins, ends });
    expect(rangeOfMinutes({ begins, ends })).toEqual(range(text));
  });

  it('is none while a time is being typed', () => {
    expect(rangeMinutes({ open: '1x', close: '14:00' })).toBeNull();
    expect(rangeMinutes({ open: '11:00', close: '' })).toBeNull();
    expect(rangeMinutes({ open: '11', close: '1430' })).toEqual({ begins: 660, ends: 870 });
  });

  it('shows minutes before and after its day as times', () => {
    expect(rangeOfMinutes({ begins: -60, ends: 1500 })).toEqual(range('23:00-01:00'));
  });
});

describe('a dragged range', () => {
  it.each<[string, RangePart, number, string]>([
    ['11:00-14:00', 'open', -15, '10:45-14:00'],
    ['11:00-14:00', 'open', 20, '11:15-14:00'],
    ['11:00-14:00', 'open', 600, '13:45-14:00'],
    ['11:00-14:00', 'open', -900, '00:00-14:00'],
    ['22:00-02:00', 'open', 600, '23:45-02:00'],
    ['22:00-02:00', 'open', -1400, '02:15-02:00'],
    ['11:00-14:00', 'close', 15, '11:00-14:15'],
    ['11:00-14:00', 'close', -600, '11:00-11:15'],
    ['17:00-23:45', 'close', 15, '17:00-00:00'],
    ['17:00-23:00', 'close', 180, '17:00-02:00'],
    ['17:00-23:00', 'close', 9999, '17:00-16:45'],
    ['11:00-14:00', 'whole', 30, '11:30-14:30'],
    ['11:00-14:00', 'whole', -9999, '00:00-03:00'],
    ['17:00-22:00', 'whole', 9999, '23:45-04:45'],
    ['11:07-14:00', 'whole', 0, '11:00-13:53'],
    ['11:07-14:00', 'open', 15, '11:15-14:00'],
  ])('%s, its %s by %i minutes, is %s', (before, part, by, after) => {
    expect(dragRange(range(before), part, by)).toEqual(range(after));
  });

  it('stays as it is while its times cannot be read', () => {
    const typed = { open: 'x', close: '14:00' };
    expect(dragRange(typed, 'whole', 15)).toBe(typed);
  });

  it('begins on its own day and lasts a quarter of an hour to almost a day', () => {
    const quarter = fc.nat(95).map((quarters) => quarters * 15);
    fc.assert(
      fc.property(
        quarter,
        fc.integer({ min: 1, max: 95 }),
        fc.constantFrom<RangePart>('open', 'close', 'whole'),
        fc.integer({ min: -3000, max: 3000 }),
        (begins, quarters, part, by) => {
          const dragged = rangeMinutes(dragRange(rangeOfMinutes({ begins, ends: begins + quarters * 15 }), part, by));
          const length = (dragged?.ends ?? 0) - (dragged?.begins ?? 0);
          expect(dragged?.begins).toBeLessThan(1440);
          expect(length).toBeGreaterThanOrEqual(15);
          expect(length).toBeLessThan(1440);
          expect(part !== 'whole' || length === quarters * 15).toBe(true);
        },
      ),
    );
  });
});
