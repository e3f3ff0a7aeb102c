import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpeningDay } from './opening-hours.ts';
import { overlappingRanges } from './time-range-draft.ts';

const on = (dayOfWeek: number, ...ranges: string[]): OpeningDay => ({
  dayOfWeek,
  openingHour: ranges.map((range) => ({ open: range.slice(0, 5), close: range.slice(6) })),
});

describe('overlappingRanges', () => {
  it.each<[string, OpeningDay[], number[][]]>([
    ['no range', [], []],
    ['ranges that touch', [on(1, '11:00-14:00', '14:00-22:00')], []],
    ['a minute of overlap', [on(1, '11:00-14:01', '14:00-22:00')], [[0, 1]]],
    ['the same, unsorted', [on(1, '14:00-22:00', '11:00-14:01')], [[0, 1]]],
    [
      'a doubled range',
      [on(1, '11:00-14:00', '11:00-14:00', '11:00-14:00')],
      [
        [0, 1],
        [0, 2],
      ],
    ],
    ['a range in another', [on(1, '11:00-22:00', '12:00-13:00')], [[0, 1]]],
    ['a night that ends as the morning begins', [on(5, '18:00-02:00'), on(6, '02:00-10:00')], []],
    ['a night that ends in the morning', [on(5, '18:00-02:01'), on(6, '02:00-10:00')], [[1, 0]]],
    ['the same, the later day first', [on(6, '02:00-10:00'), on(5, '18:00-02:01')], [[1, 0]]],
    ['Saturday night into Sunday', [on(0, '01:00-03:00'), on(6, '22:00-01:01')], [[1, 0]]],
    ['Saturday night until Sunday begins', [on(0, '01:00-03:00'), on(6, '22:00-01:00')], []],
    ['a whole day beside its neighbours', [on(1, '10:00-10:00'), on(2, '10:00-12:00'), on(0, '08:00-10:00')], []],
    ['a whole day into the next', [on(1, '10:00-10:00'), on(2, '09:59-12:00')], [[1, 0]]],
    ['a weekday entered twice', [on(1, '11:00-14:00'), on(1, '13:00-15:00')], [[1, 0]]],
    ['the same times on other days', [on(1, '11:00-14:00'), on(2, '11:00-14:00')], []],
  ])('judges %s', (_, openingDays, places) => {
    expect(overlappingRanges(openingDays)).toEqual(places.map(([day, range]) => ({ day, range })));
  });

  it('finds what minutes of a week that are open twice find', () => {
    const time = fc
      .tuple(fc.nat(23), fc.nat(3))
      .map(([hour, quarter]) => `${String(hour).padStart(2, '0')}:${String(quarter * 15).padStart(2, '0')}`);
    const day = fc.record({
      dayOfWeek: fc.nat(6),
      openingHour: fc.array(fc.record({ open: time, close: time }), { maxLength: 2 }),
    });
    const quarterOf = (text: string) => Number(text.slice(0, 2)) * 4 + Number(text.slice(3)) / 15;
    fc.assert(
      fc.property(fc.array(day, { maxLength: 4 }), (openingDays) => {
        const taken = new Set<number>();
        let isOverlapping = false;
        for (const { dayOfWeek, openingHour } of openingDays)
          for (const { open, close } of openingHour) {
            const end = quarterOf(close) > quarterOf(open) ? quarterOf(close) : quarterOf(close) + 96;
            for (let quarter = quarterOf(open); quarter < end; quarter += 1) {
              const place = (dayOfWeek * 96 + quarter) % 672;
              isOverlapping ||= taken.has(place);
              taken.add(place);
            }
          }
        expect(overlappingRanges(openingDays).length > 0).toBe(isOverlapping);
      }),
    );
  });
});
