import type { Versioned } from '../editor/versioned.ts';
import type { RecordDefinition } from '../record/record-definition.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { Instant } from '../time/instant.ts';
import { isShown } from './coming-events.ts';
import {
  EVENT_ADMIN_MESSAGES,
  EVENT_FIELDS,
  type EventAdminError,
  type EventDraft,
  eventDraft,
  eventDraftOf,
  type RestaurantEvent,
} from './restaurant-event.ts';

export const EVENT_RECORD: RecordDefinition<EventDraft> = {
  path: 'events',
  action: 'event.edit',
  changed: 'event.changed',
  audited: { area: 'event', noun: 'Event' },
  draft: eventDraft,
  fields: EVENT_FIELDS,
  unknown: EVENT_ADMIN_MESSAGES.eventUnknown,
};

export const versionedEvent = (event: RestaurantEvent): Versioned<EventDraft> => ({
  version: event.version,
  value: eventDraftOf(event),
});

/** Whether an event may be removed for good: not while guests see it. */
export function validateEventRemoval(
  event: Versioned<EventDraft> | null,
  now: Instant,
): Result<Versioned<EventDraft>, EventAdminError> {
  if (event === null) return err({ code: 'eventUnknown' });
  return isShown(event.value, now) ? err({ code: 'eventShown' }) : ok(event);
}
