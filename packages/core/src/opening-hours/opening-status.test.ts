import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toInstant, toLocalDate } from '../time/zurich.ts';
import { createMinuteWalk, minutesOf } from './minute-walk.fixtures.ts';
import { openRangesOn, openRangesToday } from './open-ranges.ts';
import { ALWAYS_CLOSED, DELIVERY_HOURS, everyDay } from './opening-hours.fixtures.ts';
import type { Schedule } from './opening-hours.ts';
import { openingStatus } from './opening-status.ts';

const FRIDAY = '2026-11-20';
const at = (time: string, date = FRIDAY) => toInstant(date, time);
const closedOn = (date: string, schedule: Schedule): Schedule => ({
  ...schedule,
  extraordinaryDays: [{ date, openingHour: [], shortMessage: 'Ruhetag', message: '' }],
});

describe('openingStatus', () => {
  it('is open until 30 minutes before closing, then closing soon, then closed', () => {
    expect(openingStatus(DELIVERY_HOURS, at('17:00'))).toMatchObject({
      state: 'open',
      until: at('22:00'),
      opensAt: null,
    });
    expect(openingStatus(DELIVERY_HOURS, at('21:29')).state).toBe('open');
    expect(openingStatus(DELIVERY_HOURS, at('21:30'))).toMatchObject({ state: 'closingSoon', until: at('22:00') });
    expect(openingStatus(DELIVERY_HOURS, at('22:00'))).toMatchObject({
      state: 'closed',
      until: null,
      opensAt: at('11:00', '2026-11-21'),
    });
    expect(openingStatus(DELIVERY_HOURS, at('14:00'))).toMatchObject({ state: 'closed', opensAt: at('17:00') });
  });

  it('counts a range past midnight on the next day too', () => {
    const late = everyDay({ open: '18:00', close: '02:00' });
    expect(openingStatus(late, at('01:00'))).toMatchObject({ state: 'open', until: at('02:00') });
    expect(openingStatus(closedOn(FRIDAY, late), at('01:00')).state).toBe('open');
  });

  it('is closed on an extraordinary day without hours, and says why', () => {
    const status = openingStatus(closedOn(FRIDAY, DELIVERY_HOURS), at('18:00'));
    expect(status).toMatchObject({ state: 'closed', opensAt: at('11:00', '2026-11-21') });
    expect(status.extraordinary?.shortMessage).toBe('Ruhetag');
    expect(openingStatus(closedOn(FRIDAY, DELIVERY_HOURS), at('23:59', '2026-11-19')).extraordinary).toBeNull();
  });

  it('knows no opening of a service without hours', () => {
    expect(openingStatus(ALWAYS_CLOSED, at('12:00'))).toEqual({
      state: 'closed',
      until: null,
      opensAt: null,
      extraordinary: null,
    });
  });
});

describe('openRangesToday', () => {
  it('begins with the range that is open and leaves out what has closed', () => {
    const opensToday = (time: string) => openRangesToday(DELIVERY_HOURS, at(time)).map(({ opens }) => opens);
    expect(opensToday('10:00')).toEqual([at('11:00'), at('17:00')]);
    expect(opensToday('13:59')).toEqual([at('11:00'), at('17:00')]);
    expect(opensToday('14:00')).toEqual([at('17:00')]);
    expect(opensToday('22:00')).toEqual([]);
  });

  it('looks no further than tomorrow', () => {
    const always = everyDay({ open: '00:00', close: '00:00' });
    expect(openRangesToday(always, at('12:00'))).toEqual([
      { opens: at('00:00', '2026-11-19'), closes: at('00:00', '2026-11-22') },
    ]);
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

  it('takes equal times as a whole day', () => {
    expect(openRangesOn(everyDay({ open: '10:00', close: '10:00' }), FRIDAY)).toEqual([
      { opens: at('10:00'), closes: at('10:00', '2026-11-21') },
    ]);
  });
});

const times = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const ranges = fc.array(fc.record({ open: times, close: times }), { maxLength: 3 });
const schedules = (firstDay: string): fc.Arbitrary<Schedule> =>
  fc.record({
    openingDays: fc.uniqueArray(fc.record({ dayOfWeek: fc.nat(6), openingHour: ranges }), {
      selector: (day) => day.dayOfWeek,
    }),
    extraordinaryDays: fc.uniqueArray(
      fc.record({
        date: fc.nat(5).map((days) => toLocalDate(new Date(Date.parse(firstDay) + days * 86_400_000).toISOString())),
        openingHour: ranges,
        shortMessage: fc.constant('anders'),
        message: fc.constant(''),
      }),
      { selector: (day) => day.date, maxLength: 3 },
    ),
  });

/** Up to here the oracle sees; what lies beyond counts as never. */
const seen = (instant: string | null, end: string) => (instant === null || instant >= end ? null : instant);

describe.each([
  ['an ordinary week', '2026-11-18'],
  ['the change to summer time', '2026-03-26'],
  ['the change to winter time', '2026-10-22'],
])('in %s', (_, firstDay) => {
  const minutes = minutesOf(firstDay, 13);
  const walk = createMinuteWalk(minutes);
  const instantOf = (minute: number) => new Date(Date.parse(firstDay) + minute * 60_000).toISOString();
  const end = instantOf(minutes.length - 2880);
  const next = (open: readonly boolean[], from: number, value: boolean) => {
    const index = open.indexOf(value, from);
    return index === -1 ? null : seen(instantOf(index), end);
  };
  const stateOf = (open: readonly boolean[], minute: number) => {
    if (!open[minute]) return 'closed';
    const closes = open.indexOf(false, minute);
    return closes !== -1 && closes - minute <= 30 ? 'closingSoon' : 'open';
  };
  const situations = fc.record({
    schedule: schedules(firstDay),
    minute: fc.integer({ min: 2 * 1440, max: 5 * 1440 }),
    milliseconds: fc.nat(59_999),
  });

  it('tells what a walk along the clock, minute by minute, finds', () => {
    fc.assert(
      fc.property(situations, ({ schedule, minute, milliseconds }) => {
        const open = walk(schedule);
        const now = new Date(Date.parse(instantOf(minute)) + milliseconds).toISOString();
        const status = openingStatus(schedule, now);
        const isOpen = Boolean(open[minute]);
        expect(status.state).toBe(stateOf(open, minute));
        expect(seen(status.until, end)).toBe([null, next(open, minute, false)][Number(isOpen)]);
        expect(seen(status.opensAt, end)).toBe([next(open, minute, true), null][Number(isOpen)]);
      }),
      { numRuns: 100 },
    );
  });

  it('is or will be open today when the walk finds it so', () => {
    fc.assert(
      fc.property(situations, ({ schedule, minute }) => {
        const open = walk(schedule);
        const now = instantOf(minute);
        const today = minutes[minute]?.slice(0, 10) ?? '';
        const begins = minutes.some(
          (shown, index) => index > minute && shown.startsWith(today) && open[index] && !open[index - 1],
        );
        expect(openRangesToday(schedule, now).some(({ opens }) => opens > now)).toBe(begins);
        expect(openRangesToday(schedule, now).length > 0).toBe(begins || Boolean(open[minute]));
      }),
      { numRuns: 100 },
    );
  });
});
