import type { SaveAnswer } from '../editor/editor.ts';
import { validateSaving } from '../editor/validate-saving.ts';
import type { Versioned } from '../editor/versioned.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { isShown } from './coming-events.ts';
import { EVENT_ADMIN_MESSAGES, type EventAdminError } from './event-admin-error.ts';
import { type EventDraft, eventDraftOf } from './event-draft.ts';
import type { RestaurantEvent } from './restaurant-event.ts';

/** The version of an event that is not saved yet. */
export const NEW_EVENT_VERSION = 0;

export const versionedEvent = (event: RestaurantEvent): Versioned<EventDraft> => ({
  version: event.version,
  value: eventDraftOf(event),
});

type Saving = {
  /** The stored event; null when no event has this id. */
  readonly current: RestaurantEvent | null;
  readonly saving: Versioned<EventDraft>;
  readonly now: Instant;
};

/** The result of saving an event; a new one begins without a version. See `validateSaving`. */
export function validateEventSaving({ current, saving, now }: Saving): SaveAnswer<Versioned<EventDraft>> {
  if (current !== null) return validateSaving<EventDraft>({}, { current: versionedEvent(current), saving, now });
  return saving.version === NEW_EVENT_VERSION
    ? ok({ version: NEW_EVENT_VERSION + 1, value: saving.value })
    : err({ code: 'refused', message: EVENT_ADMIN_MESSAGES.eventUnknown });
}

/** Whether an event may be removed for good: not while guests see it. */
export function validateEventRemoval(
  event: RestaurantEvent | null,
  now: Instant,
): Result<RestaurantEvent, EventAdminError> {
  if (event === null) return err({ code: 'eventUnknown' });
  return isShown(event, now) ? err({ code: 'eventShown' }) : ok(event);
}
