import * as fc from 'fast-check';
import type { Interruption } from './open-ranges.ts';
import type { Schedule } from './opening-hours.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const HOUR = 60 * MINUTE;

const nextDay = (date: string) => new Date(Date.parse(date) + DAY).toISOString().slice(0, 10);

/** The last Sunday of a month (0 January), 01:00 UTC. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1);
}

/** When summer time begins and ends. Source: directive 2000/84/EC, which Switzerland follows. */
export const timeChangesOf = (year: number) => ({ spring: lastSunday(year, 2), autumn: lastSunday(year, 9) });

/** What the clocks of Zurich show, `YYYY-MM-DD HH:MM`, reckoned from the law and not by our rules. */
export const shownAt = (milliseconds: number): string => shown(milliseconds, [changesAt(milliseconds)]);

const changesAt = (milliseconds: number) => timeChangesOf(new Date(milliseconds).getUTCFullYear());

function shown(milliseconds: number, changes: readonly ReturnType<typeof timeChangesOf>[]): string {
  const isSummer = changes.some(({ spring, autumn }) => milliseconds >= spring && milliseconds < autumn);
  return new Date(milliseconds + (isSummer ? 2 : 1) * HOUR).toISOString().slice(0, 16).replace('T', ' ');
}

/** Some days, minute by minute, from midnight UTC on. */
export type MinuteWalk = {
  /** The instant at which a minute begins. */
  instantOf(minute: number): string;
  /** What the clocks show in each minute. */
  readonly shown: readonly string[];
  /** Whether each minute is open, found by walking along the clock. */
  openMinutes(schedule: Schedule, pause: Interruption | null): readonly boolean[];
};

/** `pause` must begin and end on the minute. */
export function createMinuteWalk(firstDay: string, days: number): MinuteWalk {
  const start = Date.parse(firstDay);
  const changes = [changesAt(start), changesAt(start + days * DAY)];
  const shownMinutes = Array.from({ length: days * 1440 }, (_, minute) => shown(start + minute * MINUTE, changes));
  const dates = [...new Set(shownMinutes.map((text) => text.slice(0, 10)))];
  const firstShown = new Map(shownMinutes.map((text, index) => [text, index] as const).toReversed());
  /** The first minute at which the clock shows this moment or a later one. */
  const firstAt = (moment: string) => {
    const index = firstShown.get(moment) ?? shownMinutes.findIndex((text) => text >= moment);
    return index === -1 ? shownMinutes.length : index;
  };
  const minuteOf = (instant: string) => Math.max(0, (Date.parse(instant) - start) / MINUTE);
  return {
    instantOf: (minute) => new Date(start + minute * MINUTE).toISOString(),
    shown: shownMinutes,
    openMinutes: (schedule, pause) => {
      const open = shownMinutes.map(() => false);
      for (const date of dates) {
        const weekday = new Date(date).getUTCDay();
        const special = schedule.extraordinaryDays.find((day) => day.date === date);
        const weekly = schedule.openingDays
          .filter((day) => day.dayOfWeek === weekday)
          .flatMap((day) => day.openingHour);
        for (const range of special?.openingHour ?? weekly) {
          const closingDay = range.close > range.open ? date : nextDay(date);
          open.fill(true, firstAt(`${date} ${range.open}`), firstAt(`${closingDay} ${range.close}`));
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

/** Any schedule, with weekdays and extraordinary days listed twice too; the latter in the days from `firstDay` on. */
export const anySchedule = (firstDay: string): fc.Arbitrary<Schedule> =>
  fc.record({
    openingDays: fc.array(fc.record({ dayOfWeek: fc.nat(6), openingHour: ranges }), { maxLength: 8 }),
    extraordinaryDays: fc.array(
      fc.record({
        date: fc.nat(5).map((days) => new Date(Date.parse(firstDay) + days * DAY).toISOString().slice(0, 10)),
        openingHour: ranges,
        shortMessage: fc.constant('anders'),
        message: fc.constant(''),
      }),
      { maxLength: 3 },
    ),
  });

/** The first of some days in 2000 to 2099, often three days before a change of time. */
export const anyFirstDay: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 2000, max: 2099 }), fc.constantFrom('spring', 'autumn', 'any', 'turn'), fc.nat(364))
  .map(([year, kind, day]) => {
    const { spring, autumn } = timeChangesOf(year);
    const middle = { spring, autumn, any: Date.UTC(year, 0, 1 + day), turn: Date.UTC(year, 11, 31) }[kind];
    return new Date(middle - 3 * DAY).toISOString().slice(0, 10);
  });

/** A pause of 5 minutes to a day that begins in the minutes given, or none. */
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
