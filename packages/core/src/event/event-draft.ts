import * as z from 'zod/mini';
import { yesOrNo } from '../draft/chosen.ts';
import { enteredInstant } from '../draft/entered-date.ts';
import { FORM_MISSING } from '../draft/form-message.ts';
import { tooLong, tooShort } from '../draft/limit-messages.ts';
import { optionalLines, requiredText } from '../text/required-text.ts';
import type { RestaurantEvent } from './restaurant-event.ts';

/** Lengths in characters. */
export const EVENT_TITLE_MIN = 2;
export const EVENT_TITLE_MAX = 80;
export const EVENT_DESCRIPTION_MAX = 5000;

/** What staff enter of an event; the description is Markdown. Source: product design, "Events". */
export const eventDraft = z
  .object(
    {
      title: requiredText(EVENT_TITLE_MAX, 'Bitte gib einen Titel an', tooLong('Der Titel', EVENT_TITLE_MAX)).check(
        z.minLength(EVENT_TITLE_MIN, tooShort('Der Titel', EVENT_TITLE_MIN)),
      ),
      description: optionalLines(EVENT_DESCRIPTION_MAX, tooLong('Die Beschreibung', EVENT_DESCRIPTION_MAX)),
      start: enteredInstant('Bitte gib an, wann der Event beginnt'),
      end: enteredInstant('Bitte gib an, wann der Event endet'),
      published: yesOrNo,
    },
    FORM_MISSING,
  )
  .check(z.refine(({ start, end }) => start < end, { error: 'Das Ende muss nach dem Beginn liegen.', path: ['end'] }));
export type EventDraft = z.infer<typeof eventDraft>;

/** The draft that changes nothing of an event. */
export const eventDraftOf = ({ id: _id, ...event }: RestaurantEvent): EventDraft => event;
