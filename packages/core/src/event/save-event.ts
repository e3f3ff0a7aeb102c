import type { SaveAnswer } from '../editor/editor.ts';
import { createVersionedEditor } from '../editor/versioned-editor.ts';
import { validateSaving, type Versioned } from '../editor/versioned.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { isShown } from './coming-events.ts';
import type { EventAdminPort } from './event.port.ts';
import {
  EVENT_ADMIN_MESSAGES,
  type EventAdminError,
  type EventDraft,
  eventDraftOf,
  type RestaurantEvent,
  eventDraft,
} from './restaurant-event.ts';

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

/**
 * The editor of an event, new or not. All attempts to save a new one share one id, so that a retry after a lost answer
 * does not create a second one.
 */
export const createEventForm = (eventAdmin: EventAdminPort, id: string, loaded: Versioned<EventDraft>) =>
  createVersionedEditor<EventDraft>(loaded, {
    draft: eventDraft,
    load: async () => {
      const found = await eventAdmin.find(id);
      if (found === null) throw new Error(EVENT_ADMIN_MESSAGES.eventUnknown);
      return found;
    },
    save: (saving) => eventAdmin.save(id, saving),
  });
