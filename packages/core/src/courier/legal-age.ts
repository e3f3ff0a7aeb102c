import type { Instant, LocalDate } from '../time/instant.ts';
import { toLocalDate } from '../time/zurich.ts';

/** From when on beer and wine, and spirits, may be handed over. Source: Swiss law. */
export const LEGAL_AGES = { wine: 16, spirits: 18 } as const;

const YEAR = 'yyyy'.length;

/** The last date of birth of who has reached this age today. */
export function latestBirth(now: Instant, age: number): LocalDate {
  const today = toLocalDate(now);
  const year = String(Number(today.slice(0, YEAR)) - age);
  const day = today.slice(YEAR);
  // Who was born on a 29 February may be a year older only the day after, so the day before is always safe.
  const isLeapDay = day === '-02-29' && Number(year) % 4 !== 0;
  return isLeapDay ? `${year}-02-28` : `${year}${day}`;
}
