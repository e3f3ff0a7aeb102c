import type { SaveAnswer } from '../editor/editor.ts';
import type { Versioned } from '../editor/versioned.ts';
import type { Result } from '../result/result.ts';
import type { EventAdminError } from './event-admin-error.ts';
import type { EventDraft } from './event-draft.ts';
import type { EventPage, EventQuery } from './event-list.ts';
import type { RestaurantEvent } from './restaurant-event.ts';

export type EventPort = {
  /** The coming events, the next one first. */
  load(): Promise<RestaurantEvent[]>;
};

/** What staff do with events. */
export type EventAdminPort = {
  list(query: EventQuery): Promise<EventPage>;
  /** Null where there is none of this id. */
  find(id: string): Promise<Versioned<EventDraft> | null>;
  /**
   * Saves what began with `version`, and answers what holds now; a new event is saved under an id that whoever asks has
   * made, with version 0. Whoever was slower gets a conflict; saving twice what stands there already changes nothing.
   */
  save(id: string, saving: Versioned<EventDraft>): Promise<SaveAnswer<Versioned<EventDraft>>>;
  /** Removes it for good; answers it as it was. One that is gone already is unknown. */
  remove(id: string): Promise<Result<Versioned<EventDraft>, EventAdminError>>;
};
