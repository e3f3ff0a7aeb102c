import { extraordinaryDayOn, timeRangesOn } from '../opening-hours/open-ranges.ts';
import type { OpeningHours } from '../opening-hours/opening-hours.ts';
import type { LocalDate } from '../time/instant.ts';

/** What staff who plan a day should know of it. */
export type DayNote = {
  /** Whether both restaurant and delivery are closed. */
  readonly isClosed: boolean;
  /** Neither closed nor with the usual hours. */
  readonly isSpecial: boolean;
  /** The texts that guests are shown about this day, each once. */
  readonly words: readonly string[];
};

export function dayNoteOf({ restaurant, delivery }: OpeningHours, date: LocalDate): DayNote {
  const schedules = [restaurant, delivery];
  const isClosed = schedules.every((schedule) => timeRangesOn(schedule, date).length === 0);
  const special = schedules.flatMap((schedule) => extraordinaryDayOn(schedule, date) ?? []);
  const words = [...new Set(special.map(({ shortMessage }) => shortMessage))].filter((text) => text !== '');
  return { isClosed, isSpecial: special.length > 0 && !isClosed, words };
}
