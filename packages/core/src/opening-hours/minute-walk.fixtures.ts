import * as fc from 'fast-check';
import type { Interruption } from './open-ranges.ts';
import type { Schedule } from './opening-hours.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** The last Sunday of a month (0 January), 01:00 UTC. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1);
}

/** When summer time begins and ends. Source: directive 2000/84/EC, which Switzerland follows. */
export const timeChangesOf = (year: number) => ({ spring: lastSunday(year, 2), autumn: lastSunday(year, 9) });

/** The local time of Zurich in minutes since 1970, computed from the law and not with the core's rules. */
function shownMinute(milliseconds: number, { spring, autumn }: ReturnType<typeof timeChangesOf>): number {
  const isSummer = milliseconds >= spring && milliseconds < autumn;
  return Math.floor(milliseconds / MINUTE) + (isSummer ? 120 : 60);
}

const changesAt = (milliseconds: number) => timeChangesOf(new Date(milliseconds).getUTCFullYear());

/** The local time of Zurich, `YYYY-MM-DD HH:MM`. */
export const shownAt = (milliseconds: number): string =>
  new Date(shownMinute(milliseconds, changesAt(milliseconds)) * MINUTE).toISOString().slice(0, 16).replace('T', ' ');

/** Some days, minute by minute, from midnight UTC on. */
export type MinuteWalk = {
  /** The text in a counterexample. */
  readonly [fc.toStringMethod]: () => string;
  readonly length: number;
  /** The instant at which a minute begins. */
  instantOf(minute: number): string;
  /** The minute that contains an instant. */
  minuteOf(instant: string): number;
  /** The local day of a minute, counted from 1970. */
  dayOf(minute: number): number;
  /** Whether each minute is open, found by walking minute by minute. */
  openMinutes(schedule: Schedule, pause: Interruption | null): readonly boolean[];
};

const minuteOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** `pause` must begin and end on the minute. */
export function createMinuteWalk(firstDay: string, days: number): MinuteWalk {
  const start = Date.parse(firstDay);
  // The clocks never change at the turn of a year.
  const changes = changesAt(start + (days * DAY) / 2);
  const shown = Array.from({ length: days * 1440 }, (_, minute) => shownMinute(start + minute * MINUTE, changes));
  const dayOf = (minute: number) => Math.floor((shown[minute] ?? Number.NaN) / 1440);
  const shownDays = [...new Set(shown.map((_, minute) => dayOf(minute)))];
  /** The first minute at which the clock shows this moment or a later one. */
  const firstAt = (moment: number) => {
    const index = shown.findIndex((minute) => minute >= moment);
    return index === -1 ? shown.length : index;
  };
  const minuteOf = (instant: string) => Math.max(0, Math.floor((Date.parse(instant) - start) / MINUTE));
  return {
    [fc.toStringMethod]: () => `${days} days from ${firstDay} on`,
    length: shown.length,
    instantOf: (minute) => new Date(start + minute * MINUTE).toISOString(),
    minuteOf,
    dayOf,
    openMinutes: (schedule, pause) => {
      const open = shown.map(() => false);
      for (const day of shownDays) {
        const date = new Date(day * DAY);
        const text = date.toISOString().slice(0, 10);
        const special = schedule.extraordinaryOpeningHour.find((each) => each.date === text);
        const weekly = schedule.openingDays.filter(({ dayOfWeek }) => dayOfWeek === date.getUTCDay());
        for (const range of special?.openingHour ?? weekly.flatMap(({ openingHour }) => openingHour)) {
          const closingDay = range.close > range.open ? day : day + 1;
          open.fill(
            true,
            firstAt(day * 1440 + minuteOfDay(range.open)),
            firstAt(closingDay * 1440 + minuteOfDay(range.close)),
          );
        }
      }
      if (pause !== null) open.fill(false, minuteOf(pause.from), minuteOf(pause.until));
      return open;
    },
  };
}

const times = fc
  .tuple(fc.nat(23), fc.oneof(fc.constantFrom(0, 15, 30, 45), fc.nat(59)))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
/** Unsorted, overlapping, doubled, with equal times, past midnight. */
const ranges = fc.array(fc.record({ open: times, close: times }), { maxLength: 3 });

/** Any schedule, with repeated weekdays and extraordinary days too; the latter in the days from `firstDay` on. */
export const anySchedule = (firstDay: string): fc.Arbitrary<Schedule> =>
  fc.record({
    openingDays: fc.array(fc.record({ dayOfWeek: fc.nat(6), openingHour: ranges }), { maxLength: 8 }),
    extraordinaryOpeningHour: fc.array(
      fc.record({
        date: fc.nat(5).map((days) => new Date(Date.parse(firstDay) + days * DAY).toISOString().slice(0, 10)),
        openingHour: ranges,
        shortMessage: fc.constant('anders'),
        message: fc.constant(''),
      }),
      { maxLength: 3 },
    ),
  });

/** The first of some days in `minYear` to 2099, often three days before the clocks change. */
export const anyFirstDay = (minYear: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: minYear, max: 2099 }), fc.constantFrom('spring', 'autumn', 'any', 'turn'), fc.nat(364))
    .map(([year, kind, day]) => {
      const { spring, autumn } = timeChangesOf(year);
      const middle = { spring, autumn, any: Date.UTC(year, 0, 1 + day), turn: Date.UTC(year, 11, 31) }[kind];
      return new Date(middle - 3 * DAY).toISOString().slice(0, 10);
    });

/** A pause of 5 minutes to a day that begins in the given minutes, or none. */
export const anyPause = (
  instantOf: MinuteWalk['instantOf'],
  min: number,
  max: number,
): fc.Arbitrary<Interruption | null> =>
  fc.option(
    fc
      .record({ begins: fc.integer({ min, max }), minutes: fc.integer({ min: 5, max: 1440 }) })
      .map(({ begins, minutes }) => ({ from: instantOf(begins), until: instantOf(begins + minutes) })),
  );

const SEEN_DAYS = 8;

/** After this minute the walk of a situation ends too soon for an answer. */
export const SEEN_MINUTES = (SEEN_DAYS - 1) * 1440;

/** Any schedule and pause in some days of this century, and moments in their middle. */
export const anySituation = anyFirstDay(2000).chain((firstDay) => {
  const walk = createMinuteWalk(firstDay, SEEN_DAYS);
  const [min, max] = [2 * 1440, 5 * 1440];
  return fc.record({
    walk: fc.constant(walk),
    schedule: anySchedule(firstDay),
    pause: anyPause(walk.instantOf, min, max),
    now: fc.array(fc.record({ minute: fc.integer({ min, max }), milliseconds: fc.nat(59_999) }), {
      minLength: 1,
      maxLength: 5,
    }),
  });
});
