import * as z from 'zod/mini';
import { enteredTime } from '../validation/entered-date.ts';
import type { TimeRange } from './opening-hours.ts';

export const RANGES_A_DAY_MAX = 6;

export const OVERLAP = 'Diese Zeit überschneidet sich mit einer anderen.';
const MIDNIGHT = '00:00';

/** Equal times would be a whole day, which nobody means, except from midnight to midnight. */
const lasts = ({ open, close }: TimeRange): boolean => open !== close || open === MIDNIGHT;

const timeRangeDraft = z
  .object(
    {
      open: enteredTime('Bitte gib an, wann geöffnet wird'),
      close: enteredTime('Bitte gib an, wann geschlossen wird'),
    },
    'Bitte gib Beginn und Ende an',
  )
  .check(z.refine(lasts, { error: 'Beginn und Ende müssen verschieden sein.', path: ['close'] }));

/** The hours of one day; an empty list means closed. */
export const openingHourDraft = z.array(timeRangeDraft, 'Bitte gib die Zeiten an').check(
  z.maxLength(RANGES_A_DAY_MAX, {
    error: `An einem Tag sind höchstens ${RANGES_A_DAY_MAX} Zeiten möglich.`,
    abort: true,
  }),
);
