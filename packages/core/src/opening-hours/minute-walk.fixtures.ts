import type { Schedule } from './opening-hours.ts';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', dateStyle: 'short', timeStyle: 'short' });
const nextDay = (date: string) => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);

/** What the clocks of Zurich show at each minute of some days, read from the platform and not from our rules. */
export function minutesOf(firstDay: string, days: number): readonly string[] {
  const start = Date.parse(firstDay);
  return Array.from({ length: days * 1440 }, (_, minute) => clock.format(start + minute * 60_000));
}

/** Tells for a schedule whether each minute is open, by walking along the clock. */
export function createMinuteWalk(minutes: readonly string[]): (schedule: Schedule) => readonly boolean[] {
  const dates = [...new Set(minutes.map((shown) => shown.slice(0, 10)))];
  const firstShown = new Map(minutes.map((shown, index) => [shown, index] as const).toReversed());
  /** The first minute at which the clock shows this moment or a later one. */
  const firstAt = (moment: string) => {
    const index = firstShown.get(moment) ?? minutes.findIndex((shown) => shown >= moment);
    return index === -1 ? minutes.length : index;
  };
  return (schedule) => {
    const open = minutes.map(() => false);
    for (const date of dates) {
      const weekday = new Date(date).getUTCDay();
      const special = schedule.extraordinaryDays.find((day) => day.date === date);
      const weekly = schedule.openingDays.filter((day) => day.dayOfWeek === weekday).flatMap((day) => day.openingHour);
      for (const range of special?.openingHour ?? weekly) {
        const closingDay = range.close > range.open ? date : nextDay(date);
        open.fill(true, firstAt(`${date} ${range.open}`), firstAt(`${closingDay} ${range.close}`));
      }
    }
    return open;
  };
}
