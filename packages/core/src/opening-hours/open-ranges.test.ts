import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toInstant } from '../time/zurich.ts';
import { SEEN_MINUTES, anySituation } from './minute-walk.fixtures.ts';
import {
  type Interruption,
  extraordinaryDayOn,
  openRangeAt,
  openRangesOn,
  openRangesToday,
  timeRangesOn,
} from './open-ranges.ts';
import { DELIVERY_HOURS, closedOn, everyDay } from './opening-hours.fixtures.ts';
import type { Schedule } from './opening-hours.ts';

const FRIDAY = '2026-11-20';
const at = (time: string, date = FRIDAY) => toInstant(date, time);

describe('openRangesToday', () => {
  it('begins with the range that is open and leaves out what has closed', () => {
    const opensToday = (time: string) => openRangesToday(DELIVERY_HOURS, at(time), null).map(({ opens }) => opens);
    expect(opensToday('10:00')).toEqual([at('11:00'), at('17:00')]);
    expect(opensToday('13:59')).toEqual([at('11:00'), at('17:00')]);
    expect(opensToday('14:00')).toEqual([at('17:00')]);
    expect(opensToday('22:00')).toEqual([]);
  });

  it('judges an instant of any zone', () => {
    const paused = { from: '2026-11-20T18:00:00+01:00', until: '2026-11-20T18:30:00+01:00' };
    for (const time of ['16:59', '17:00', '18:00', '18:15', '18:30', '21:29', '21:30', '21:59', '22:00'])
      for (const pause of [null, paused])
        expect(openRangesToday(DELIVERY_HOURS, `${FRIDAY}T${time}:00+01:00`, pause)).toEqual(
          openRangesToday(DELIVERY_HOURS, at(time), pause),
        );
  });

  it('is the same with a pause that ends when it begins, or before', () => {
    const rangesWith = (pause: Interruption | null) => openRangesToday(DELIVERY_HOURS, at('10:00'), pause);
    expect(rangesWith({ from: at('19:00'), until: at('18:00') })).toEqual(rangesWith(null));
    expect(rangesWith({ from: at('18:30'), until: at('18:30') })).toEqual(rangesWith(null));
  });

  it('gives each range as long as it lasts', () => {
    const always = everyDay({ open: '00:00', close: '00:00' });
    const range = { opens: at('00:00', '2026-11-19'), closes: at('00:00', '2027-01-20') };
    expect(openRangesToday(always, at('12:00'), null)).toEqual([range]);
    expect(openRangeAt(always, at('12:00'), null)).toEqual(range);
    expect(openRangesToday(closedOn('2026-11-23', always), at('12:00'), null)[0]?.closes).toBe(
      at('00:00', '2026-11-23'),
    );
  });
});

describe('openRangeAt', () => {
  const opens = (time: string, pause: Interruption | null = null) =>
    openRangeAt(DELIVERY_HOURS, at(time), pause)?.opens;

  it('is the range that contains the instant, from its opening until before its closing, else the next one', () => {
    expect(['11:00', '13:59', '14:00', '21:59'].map((time) => opens(time))).toEqual(
      ['11:00', '11:00', '17:00', '17:00'].map((time) => at(time)),
    );
    expect(opens('22:00')).toBe(at('11:00', '2026-11-21'));
  });

  it('loses what a pause cuts out', () => {
    const [from, until] = [at('18:00'), at('19:30')];
    expect(['17:59', '18:00', '19:30'].map((time) => opens(time, { from, until }))).toEqual([
      at('17:00'),
      at('19:30'),
      at('19:30'),
    ]);
  });

  it('is looked for two months ahead and no further', () => {
    const hours = { openingHour: [{ open: '11:00', close: '14:00' }], shortMessage: '', message: '' };
    const opensOn = (date: string) =>
      openRangeAt({ openingDays: [], extraordinaryOpeningHour: [{ date, ...hours }] }, at('12:00'), null)?.opens;
    expect([opensOn('2027-01-19'), opensOn('2027-01-20')]).toEqual([at('11:00', '2027-01-19'), undefined]);
  });
});

describe('openRangesOn', () => {
  it('sorts the ranges of a day and leaves out one that the change to summer time swallows', () => {
    const ranges = everyDay(
      { open: '17:00', close: '22:00' },
      { open: '02:10', close: '02:50' },
      { open: '11:00', close: '14:00' },
    );
    expect(openRangesOn(ranges, '2026-03-29').map(({ opens }) => opens)).toEqual([
      at('11:00', '2026-03-29'),
      at('17:00', '2026-03-29'),
    ]);
    expect(openRangesOn(ranges, '2026-03-30')).toHaveLength(3);
  });

  it('takes the first entry of an extraordinary day and all of a weekday', () => {
    const entry = { date: FRIDAY, openingHour: [{ open: '12:00', close: '13:00' }], shortMessage: 'a', message: '' };
    const day = { dayOfWeek: 6, openingHour: [{ open: '11:00', close: '14:00' }] };
    const doubled: Schedule = {
      openingDays: [day, { ...day, openingHour: [{ open: '09:00', close: '10:00' }] }],
      extraordinaryOpeningHour: [entry, { ...entry, openingHour: [], shortMessage: 'b' }],
    };
    expect(extraordinaryDayOn(doubled, FRIDAY)?.shortMessage).toBe('a');
    expect(openRangesOn(doubled, FRIDAY)).toEqual([{ opens: at('12:00'), closes: at('13:00') }]);
    expect(timeRangesOn(doubled, '2026-11-21').map(({ open }) => open)).toEqual(['11:00', '09:00']);
    expect(openRangesOn(doubled, '2026-11-21')[0]?.opens).toBe(at('09:00', '2026-11-21'));
  });

  it('takes equal times as a whole day', () => {
    expect(openRangesOn(everyDay({ open: '10:00', close: '10:00' }), FRIDAY)).toEqual([
      { opens: at('10:00'), closes: at('10:00', '2026-11-21') },
    ]);
  });
});

describe('ranges that begin at once', () => {
  it('stay in the order in which they were entered', () => {
    const equal = everyDay({ open: '11:00', close: '12:00' }, { open: '11:00', close: '14:00' });
    expect(openRangesOn(equal, FRIDAY).map(({ closes }) => closes)).toEqual([at('12:00'), at('14:00')]);
  });
});

describe('in any days of the century', () => {
  it('finds the ranges that a walk along the clock, minute by minute, finds', () => {
    fc.assert(
      fc.property(anySituation, ({ walk, schedule, pause, now }) => {
        const open = walk.openMinutes(schedule, pause);
        for (const { minute } of now) {
          const ranges = openRangesToday(schedule, walk.instantOf(minute), pause).map(({ opens, closes }) => ({
            opens: walk.minuteOf(opens),
            closes: walk.minuteOf(closes),
          }));
          const isInside = (each: number) => ranges.some(({ opens, closes }) => opens <= each && each < closes);
          const isToday = (each: number) => walk.dayOf(each) === walk.dayOf(minute);
          const seen = open.slice(0, SEEN_MINUTES).map((isOpen, each) => ({ isOpen, each }));
          const wrong = seen.filter(({ isOpen, each }) => {
            if (each < minute) return false;
            return isOpen ? !isInside(each) && isToday(each) : isInside(each);
          });
          expect(wrong).toEqual([]);
          expect(ranges.filter(({ closes }) => closes < SEEN_MINUTES && open[closes])).toEqual([]);
        }
      }),
      { numRuns: 50 },
    );
  });
});
