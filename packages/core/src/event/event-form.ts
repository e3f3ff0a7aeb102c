import { createVersionedEditor } from '../editor/versioned-editor.ts';
import type { Versioned } from '../editor/versioned.ts';
import { EVENT_ADMIN_MESSAGES } from './event-admin-error.ts';
import { type EventDraft, eventDraft } from './event-draft.ts';
import type { EventAdminPort } from './event.port.ts';

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
