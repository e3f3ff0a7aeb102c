import * as z from 'zod/mini';
import { optionalLines, requiredText } from '../text/required-text.ts';
import { enteredDate } from '../validation/entered-date.ts';
import { keyedEntries } from '../validation/keyed-entries.ts';
import { tooLong } from '../validation/limit-messages.ts';
import { overlappingRanges } from './overlapping-ranges.ts';
import { OVERLAP, openingHourDraft } from './time-range-draft.ts';

export const SPECIAL_DAYS_MAX = 400;
/** Lengths in characters. */
export const SHORT_MESSAGE_MAX = 40;
export const DAY_MESSAGE_MAX = 300;

const serviceDayDraft = z.object(
  {
    openingHour: openingHourDraft.check(
      z.check(({ value, issues }) => {
        for (const { range } of overlappingRanges([{ dayOfWeek: 0, openingHour: value }]))
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
  'Bitte gib Zeiten und Hinweis an',
);
/** The hours of one service on a special day; an empty list means closed. */
export type ServiceDay = z.infer<typeof serviceDayDraft>;

/** The special hours of one day; null for a service means its usual ones. */
export const specialDayDraft = z
  .object(
    { restaurant: z.nullable(serviceDayDraft), delivery: z.nullable(serviceDayDraft) },
    'Bitte gib an, was anders ist',
  )
  .check(
    z.refine(({ restaurant, delivery }) => restaurant !== null || delivery !== null, {
      error: 'Wähle, was an diesem Tag anders ist.',
      path: [],
    }),
  );
export type SpecialDay = z.infer<typeof specialDayDraft>;

/** The extraordinary days of both services as staff enter them, by day in Zurich. Source: specification, section 3. */
export const specialDaysDraft = keyedEntries(enteredDate('Bitte gib das Datum an'), specialDayDraft, {
  max: SPECIAL_DAYS_MAX,
  tooMany: `Es sind höchstens ${SPECIAL_DAYS_MAX} Sondertage möglich.`,
  message: 'Bitte gib die Sondertage mit ihrem Datum an',
});
export type SpecialDays = z.infer<typeof specialDaysDraft>;
