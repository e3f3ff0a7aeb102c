import * as z from 'zod/mini';
import { chosenPhoto } from '../photo/photo-draft.ts';
import { photo as photoSchema } from '../photo/photo.ts';
import { COSTLY_MARKDOWN, isCostlyMarkdown } from '../text/markdown-cost.ts';
import { optionalLines, requiredText } from '../text/text.ts';
import { instant, type Instant } from '../time/instant.ts';
import {
  addDays,
  addMinutes,
  daysBetween,
  inUtc,
  minutesBetween,
  toInstant,
  toLocalDate,
  toLocalTime,
} from '../time/zurich.ts';
import { FORM_MISSING, tooLong, tooShort } from '../validation/basic-fields.ts';
import { enteredInstant } from '../validation/entered-fields.ts';
import { type Fields, momentField } from '../validation/field.ts';
import { choiceField, textField } from '../validation/file-field.ts';

/**
 * Only staff see a draft. A cancelled event stays visible, because guests may have a published one in their calendar.
 */
export const eventState = z.enum(['draft', 'published', 'cancelled']);
export type EventState = z.infer<typeof eventState>;

export const restaurantEvent = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Markdown. */
  description: z.string(),
  start: instant,
  end: instant,
  photo: z.nullable(photoSchema),
  state: eventState,
  /** Counts its changes, from 1. */
  version: z.int().check(z.gte(1)),
  /** When it was changed last. */
  changed: instant,
});
export type RestaurantEvent = z.infer<typeof restaurantEvent>;

/** German labels for staff. */
export const EVENT_STATE_LABELS: Readonly<Record<EventState, string>> = {
  draft: 'Entwurf',
  published: 'veröffentlicht',
  cancelled: 'abgesagt',
};

/** Lengths in characters. */
export const EVENT_TITLE_MIN = 2;
export const EVENT_TITLE_MAX = 80;
export const EVENT_DESCRIPTION_MAX = 5000;

/** An event as staff enter it; the description is Markdown. Source: product design, "Events". */
export const eventDraft = z
  .object(
    {
      title: requiredText(EVENT_TITLE_MAX, 'Bitte gib einen Titel an', tooLong('Der Titel', EVENT_TITLE_MAX)).check(
        z.minLength(EVENT_TITLE_MIN, tooShort('Der Titel', EVENT_TITLE_MIN)),
      ),
      description: optionalLines(EVENT_DESCRIPTION_MAX, tooLong('Die Beschreibung', EVENT_DESCRIPTION_MAX)).check(
        z.refine((text) => !isCostlyMarkdown(text), COSTLY_MARKDOWN),
      ),
      start: enteredInstant('Bitte gib an, wann der Event beginnt'),
      end: enteredInstant('Bitte gib an, wann der Event endet'),
      photo: chosenPhoto,
      state: z.enum(eventState.options, 'Bitte wähle, wer den Event sieht'),
    },
    FORM_MISSING,
  )
  .check(z.refine(({ start, end }) => start < end, { error: 'Das Ende muss nach dem Beginn liegen.', path: ['end'] }));
export type EventDraft = z.infer<typeof eventDraft>;

/** The draft of an existing event. */
export const eventDraftOf = ({ title, description, start, end, photo, state }: RestaurantEvent): EventDraft => ({
  title,
  description,
  start,
  end,
  photo,
  state,
});

/** The initial values of a new event; start and end are missing. */
export const BLANK_EVENT: EventDraft = { title: '', description: '', start: '', end: '', photo: null, state: 'draft' };

/** The label and the text of each field. The photo is missing, because its text depends on where it is shown. */
export const EVENT_FIELDS: Fields<Omit<EventDraft, 'photo'>> = {
  title: textField('Titel'),
  description: textField('Beschreibung', 'keine'),
  start: momentField('Beginn'),
  end: momentField('Ende'),
  state: choiceField('Zustand', EVENT_STATE_LABELS),
};

/** The duration of a new event, in minutes, while only its start is entered. */
const USUAL_MINUTES = 120;

/** The event with another start and the same duration. `start` is '' while it is being entered. */
export function beginningAt({ start: before, end }: Pick<EventDraft, 'start' | 'end'>, start: Instant) {
  if (start === '') return { start };
  const minutes = before === '' || end <= before ? USUAL_MINUTES : minutesBetween(before, end);
  return { start, end: addMinutes(start, minutes) };
}

const DAYS_OF_WEEK = 7;

/**
 * A copy of an event as a draft: on the same weekday of the first week in which it has not begun at `now`, at the same
 * local times in Zurich, and never in the week of the original.
 */
export function copyOfEvent(event: EventDraft, now: Instant): EventDraft {
  const laterBy = (days: number, at: Instant) => toInstant(addDays(toLocalDate(at), days), toLocalTime(at));
  const weeksSince = Math.floor(daysBetween(toLocalDate(event.start), toLocalDate(now)) / DAYS_OF_WEEK);
  const days = Math.max(1, weeksSince) * DAYS_OF_WEEK;
  const shift = laterBy(days, event.start) > inUtc(now) ? days : days + DAYS_OF_WEEK;
  return { ...event, start: laterBy(shift, event.start), end: laterBy(shift, event.end), state: 'draft' };
}

export const eventAdminError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('eventUnknown') }),
  /** Guests see the event, so it has to be cancelled, or become a draft again, before it can be removed. */
  z.object({ code: z.literal('eventShown') }),
]);
export type EventAdminError = z.infer<typeof eventAdminError>;

/** Messages for staff, in German. */
export const EVENT_ADMIN_MESSAGES: Readonly<Record<EventAdminError['code'], string>> = {
  eventUnknown: 'Diesen Event gibt es nicht mehr. Jemand hat ihn gelöscht.',
  eventShown: 'Gäste sehen diesen Event. Mach ihn zum Entwurf, bevor du ihn löschst.',
};
