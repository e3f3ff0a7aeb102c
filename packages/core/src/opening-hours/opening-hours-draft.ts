import * as z from 'zod/mini';
import { chosenWeekday } from '../draft/chosen.ts';
import { distinctList } from '../draft/distinct-list.ts';
import { enteredDate, enteredTime } from '../draft/entered-date.ts';
import { FORM_MISSING } from '../draft/form-message.ts';
import { tooLong } from '../draft/limit-messages.ts';
import { optionalLines, requiredText } from '../text/required-text.ts';
import type { TimeRange } from './opening-hours.ts';
import { type RangePlace, overlappingRanges } from './overlapping-ranges.ts';

export const RANGES_A_DAY_MAX = 6;
export const EXTRAORDINARY_DAYS_MAX = 400;
/** Lengths in characters. */
export const SHORT_MESSAGE_MAX = 40;
export const DAY_MESSAGE_MAX = 300;

const OVERLAP = 'Diese Zeit überschneidet sich mit einer anderen.';
const MIDNIGHT = '00:00';

/** Equal times would be a whole day: nobody means that, except from midnight to midnight. */
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

const openingHour = z.array(timeRangeDraft, 'Bitte gib die Zeiten an').check(
  z.maxLength(RANGES_A_DAY_MAX, {
    error: `An einem Tag sind höchstens ${RANGES_A_DAY_MAX} Zeiten möglich.`,
    abort: true,
  }),
);

const openingDayDraft = z.object({ dayOfWeek: chosenWeekday, openingHour }, 'Bitte gib Wochentag und Zeiten an');

const openingDays = distinctList(openingDayDraft, {
  max: 7,
  tooMany: 'Die Woche hat nur sieben Tage.',
  keyOf: ({ dayOfWeek }) => dayOfWeek,
  twice: 'Dieser Wochentag kommt schon vor.',
}).check(
  z.check(({ value, issues }) => {
    for (const { day, range } of overlappingRanges(value))
      issues.push({ code: 'custom', input: value, path: [day, 'openingHour', range], message: OVERLAP });
  }),
);

const overlapsOfDay = (ranges: TimeRange[]): RangePlace[] => overlappingRanges([{ dayOfWeek: 0, openingHour: ranges }]);

const extraordinaryDayDraft = z.object(
  {
    date: enteredDate('Bitte gib das Datum an'),
    /** None: closed. */
    openingHour: openingHour.check(
      z.check(({ value, issues }) => {
        for (const { range } of overlapsOfDay(value))
          issues.push({ code: 'custom', input: value, path: [range], message: OVERLAP });
      }),
    ),
    shortMessage: requiredText(
      SHORT_MESSAGE_MAX,
      'Bitte gib einen kurzen Hinweis an',
      tooLong('Der kurze Hinweis', SHORT_MESSAGE_MAX),
    ),
    message: optionalLines(DAY_MESSAGE_MAX, tooLong('Der Hinweis', DAY_MESSAGE_MAX)),
  },
  'Bitte gib Datum, Zeiten und Hinweis an',
);

const scheduleDraft = z.object(
  {
    openingDays,
    extraordinaryDays: distinctList(extraordinaryDayDraft, {
      max: EXTRAORDINARY_DAYS_MAX,
      tooMany: `Es sind höchstens ${EXTRAORDINARY_DAYS_MAX} Sondertage möglich.`,
      keyOf: ({ date }) => date,
      twice: 'Dieser Tag kommt schon vor.',
    }),
  },
  'Bitte gib die Zeiten an',
);

/**
 * What staff enter of both schedules; times by the clock in Zurich. No two ranges of a schedule's week overlap, also past
 * midnight and from Saturday into Sunday. Source: specification, section 3, and product design, "Settings".
 */
export const openingHoursDraft = z.object({ restaurant: scheduleDraft, delivery: scheduleDraft }, FORM_MISSING);
export type OpeningHoursDraft = z.infer<typeof openingHoursDraft>;
