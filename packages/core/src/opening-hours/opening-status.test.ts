import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes, toInstant } from '../time/zurich.ts';
import { type MinuteWalk, SEEN_MINUTES, anySituation, shownAt, timeChangesOf } from './minute-walk.fixtures.ts';
import { openRangesToday } from './open-ranges.ts';
import { ALWAYS_CLOSED, DELIVERY_HOURS, closedOn, everyDay } from './opening-hours.fixtures.ts';
import { CLOSING_SOON_MINUTES, STATUS_REFRESH_MILLISECONDS, openingStatus, opensLaterToday } from './opening-status.ts';

const FRIDAY = '2026-11-20';
const at = (time: string, date = FRIDAY) => toInstant(date, time);

describe('openingStatus', () => {
  it('is open until 30 minutes before closing, then closing soon, then closed', () => {
    expect(openingStatus(DELIVERY_HOURS, at('17:00'), null)).toMatchObject({
      state: 'open',
      until: at('22:00'),
      opensAt: null,
    });
    expect(openingStatus(DELIVERY_HOURS, at('21:29'), null).state).toBe('open');
    expect(openingStatus(DELIVERY_HOURS, at('21:30'), null)).toMatchObject({
      state: 'closingSoon',
      until: at('22:00'),
    });
    expect(openingStatus(DELIVERY_HOURS, at('22:00'), null)).toMatchObject({
      state: 'closed',
      until: null,
      opensAt: at('11:00', '2026-11-21'),
    });
    expect(openingStatus(DELIVERY_HOURS, at('14:00'), null)).toMatchObject({ state: 'closed', opensAt: at('17:00') });
  });

  it('counts a range past midnight on the next day too', () => {
    const late = everyDay({ open: '18:00', close: '02:00' });
    expect(openingStatus(late, at('01:00'), null)).toMatchObject({ state: 'open', until: at('02:00') });
    expect(openingStatus(closedOn(FRIDAY, late), at('01:00'), null).state).toBe('open');
  });

  it('is open as long as the range lasts, over days', () => {
    const untilMonday = closedOn('2026-11-23', everyDay({ open: '00:00', close: '00:00' }));
    expect(openingStatus(untilMonday, at('12:00'), null).until).toBe(at('00:00', '2026-11-23'));
  });

  it('is closed on an extraordinary day without hours, and says why', () => {
    const status = openingStatus(closedOn(FRIDAY, DELIVERY_HOURS), at('18:00'), null);
    expect(status).toMatchObject({ state: 'closed', opensAt: at('11:00', '2026-11-21') });
    expect(status.extraordinary?.shortMessage).toBe('Ruhetag');
    expect(openingStatus(closedOn(FRIDAY, DELIVERY_HOURS), at('23:59', '2026-11-19'), null).extraordinary).toBeNull();
  });

  it('knows no opening of a service without hours', () => {
    expect(openingStatus(ALWAYS_CLOSED, at('12:00'), null)).toEqual({
      state: 'closed',
      until: null,
      opensAt: null,
      closedBy: 'hours',
      extraordinary: null,
    });
  });

  it('judges seconds and milliseconds as they are', () => {
    const stateAt = (instant: string) => openingStatus(DELIVERY_HOURS, instant, null).state;
    expect(stateAt('2026-11-20T15:59:59.999Z')).toBe('closed');
    expect(stateAt('2026-11-20T20:29:59.999Z')).toBe('open');
    expect(stateAt('2026-11-20T20:30:00.000Z')).toBe('closingSoon');
    expect(stateAt('2026-11-20T20:59:59.999Z')).toBe('closingSoon');
    expect(stateAt('2026-11-20T21:00:00.000Z')).toBe('closed');
  });

  it('judges an instant of any zone', () => {
    const paused = { from: '2026-11-20T18:00:00+01:00', until: '2026-11-20T18:30:00+01:00' };
    for (const minutes of [-1, 0, 60, 75, 90, 269, 270, 299, 300]) {
      const utc = addMinutes(at('17:00'), minutes);
      const local = Temporal.Instant.from(utc).toZonedDateTimeISO('Europe/Zurich').toString({ timeZoneName: 'never' });
      for (const pause of [null, paused]) {
        expect(openingStatus(DELIVERY_HOURS, local, pause)).toEqual(openingStatus(DELIVERY_HOURS, utc, pause));
        expect(opensLaterToday(DELIVERY_HOURS, local, pause)).toBe(opensLaterToday(DELIVERY_HOURS, utc, pause));
      }
    }
    expect(openingStatus(DELIVERY_HOURS, at('18:00'), paused)).toMatchObject({
      closedBy: 'pause',
      opensAt: at('18:30'),
    });
  });

  it('ends at the ends of the calendar', () => {
    for (const instant of ['0000-01-01T12:00:00.000Z', '9999-12-31T12:00:00.000Z', 'bald'])
      expect(() => openingStatus(ALWAYS_CLOSED, instant, null)).toThrow(RangeError);
    for (const instant of ['1900-01-01T00:00:00.000Z', '2199-12-31T23:59:59.999Z'])
      expect(openingStatus(ALWAYS_CLOSED, instant, null).state).toBe('closed');
  });

  it('keeps the constants of the specification', () => {
    expect([CLOSING_SOON_MINUTES, STATUS_REFRESH_MILLISECONDS]).toEqual([30, 60_000]);
  });
});

describe('a pause', () => {
  const pause = { from: at('18:00'), until: at('19:30') };
  const during = (time: string, until = '19:30', date = FRIDAY) =>
    openingStatus(DELIVERY_HOURS, at(time), { ...pause, until: at(until, date) });

  it('closes from its beginning until its end, and says so', () => {
    expect(during('18:00')).toMatchObject({ state: 'closed', until: null, opensAt: at('19:30'), closedBy: 'pause' });
    expect(during('19:29')).toMatchObject({ state: 'closed', opensAt: at('19:30'), closedBy: 'pause' });
    expect(during('19:30')).toMatchObject({ state: 'open', until: at('22:00'), opensAt: null, closedBy: null });
  });

  it('is no closing before it begins, which a slow clock sees a moment late', () => {
    expect(during('17:59')).toMatchObject({ state: 'open', until: at('22:00'), closedBy: null });
    expect(openingStatus(DELIVERY_HOURS, at('21:45'), { from: at('21:46'), until: at('21:55') })).toMatchObject({
      state: 'closingSoon',
      until: at('22:00'),
    });
  });

  it('may begin with the opening', () => {
    const pausedFrom = { from: at('17:00'), until: at('17:30') };
    expect(openingStatus(DELIVERY_HOURS, at('17:00'), pausedFrom)).toMatchObject({
      opensAt: at('17:30'),
      closedBy: 'pause',
    });
  });

  it('hands over to the hours when it outlasts them', () => {
    const tomorrow = at('11:00', '2026-11-21');
    expect(during('21:59', '22:00')).toMatchObject({ opensAt: tomorrow, closedBy: 'pause' });
    expect(during('22:00', '23:00')).toMatchObject({ opensAt: tomorrow, closedBy: 'hours' });
    expect(during('18:00', '11:30', '2026-11-21')).toMatchObject({ opensAt: at('11:30', '2026-11-21') });
  });

  it('changes nothing outside of the hours, or when it ends before it begins', () => {
    for (const time of ['10:00', '12:00', '15:00', '18:00', '18:30', '22:30']) {
      const status = openingStatus(DELIVERY_HOURS, at(time), null);
      expect(openingStatus(DELIVERY_HOURS, at(time), { from: at('14:00'), until: at('17:00') })).toEqual(status);
      expect(openingStatus(DELIVERY_HOURS, at(time), { from: at('19:00'), until: at('18:00') })).toEqual(status);
      expect(openingStatus(DELIVERY_HOURS, at(time), { from: at('18:30'), until: at('18:30') })).toEqual(status);
    }
  });
});

describe('opensLaterToday', () => {
  it('looks from now to the end of the day in Zurich', () => {
    const opens = (time: string) => opensLaterToday(DELIVERY_HOURS, at(time), null);
    expect(['10:59', '11:00', '13:00', '16:59', '17:00', '23:59'].map(opens)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    const night = everyDay({ open: '00:00', close: '02:00' });
    expect([opensLaterToday(night, at('23:59'), null), opensLaterToday(night, at('00:00'), null)]).toEqual([
      false,
      false,
    ]);
  });

  it('counts the end of a pause', () => {
    const until = (time: string, date = FRIDAY) => ({ from: at('18:00'), until: at(time, date) });
    expect(opensLaterToday(DELIVERY_HOURS, at('18:00'), until('21:59'))).toBe(true);
    expect(opensLaterToday(DELIVERY_HOURS, at('18:00'), until('22:00'))).toBe(false);
    expect(opensLaterToday(DELIVERY_HOURS, at('18:00'), until('12:00', '2026-11-21'))).toBe(false);
  });
});

describe('the clock of the walk', () => {
  it('is that of the platform, through a century', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Zurich',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    for (let year = 2000; year < 2100; year += 1)
      for (const change of Object.values(timeChangesOf(year)))
        for (const instant of [change - 60_000, change, change + 86_400_000])
          expect(shownAt(instant)).toBe(clock.format(instant));
  });
});

describe('in any days of the century', () => {
  // An opening beyond the end of the walk counts as none.
  const later = (walk: MinuteWalk, index: number) =>
    index === -1 || index >= SEEN_MINUTES ? null : walk.instantOf(index);
  const seen = (walk: MinuteWalk, instant: string | null) =>
    instant === null || instant >= walk.instantOf(SEEN_MINUTES) ? null : instant;
  const stateOf = (open: readonly boolean[], minute: number) => {
    if (!open[minute]) return 'closed';
    const closes = open.indexOf(false, minute);
    return closes !== -1 && closes - minute <= 30 ? 'closingSoon' : 'open';
  };

  it('tells what a walk along the clock, minute by minute, finds', () => {
    fc.assert(
      fc.property(anySituation, ({ walk, schedule, pause, now }) => {
        const open = walk.openMinutes(schedule, pause);
        const byHours = walk.openMinutes(schedule, null);
        for (const { minute, milliseconds } of now) {
          const instant = new Date(Date.parse(walk.instantOf(minute)) + milliseconds).toISOString();
          const status = openingStatus(schedule, instant, pause);
          const isOpen = Boolean(open[minute]);
          expect(status.state).toBe(isOpen ? stateOf(byHours, minute) : 'closed');
          expect(status.closedBy).toBe(isOpen ? null : byHours[minute] ? 'pause' : 'hours');
          expect(seen(walk, status.until)).toBe(isOpen ? later(walk, byHours.indexOf(false, minute)) : null);
          expect(seen(walk, status.opensAt)).toBe(isOpen ? null : later(walk, open.indexOf(true, minute)));
        }
      }),
      { numRuns: 120 },
    );
  });

  it('is or will be open today when the walk finds it so', () => {
    fc.assert(
      fc.property(anySituation, ({ walk, schedule, pause, now }) => {
        const open = walk.openMinutes(schedule, pause);
        for (const { minute } of now) {
          const today = walk.dayOf(minute);
          const begins = open.some(
            (isOpen, index) => isOpen && index > minute && !open[index - 1] && walk.dayOf(index) === today,
          );
          const instant = walk.instantOf(minute);
          const { state, until } = openingStatus(schedule, instant, pause);
          const [byHours] = openRangesToday(schedule, instant, null);
          expect(opensLaterToday(schedule, instant, pause)).toBe(begins);
          expect(state === 'closed' ? null : byHours?.closes).toBe(until);
        }
      }),
      { numRuns: 50 },
    );
  });
});
