import * as z from 'zod/mini';
import { localDate } from '../time/instant.ts';
import { dayOfWeek } from '../time/zurich.ts';

/** The calendar day that an ISO week begins on; it names the week. */
export const monday = localDate.check(
  z.refine((date) => dayOfWeek(date) === 1, { error: 'Eine Woche beginnt am Montag.' }),
);
