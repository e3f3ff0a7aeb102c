import type { SaveAnswer } from '../editor/editor.ts';
import type { Versioned } from '../editor/versioned.ts';
import type { Result } from '../result/result.ts';
import type { EventPage, EventQuery } from './event-list.ts';
import type { EventAdminError, EventDraft, RestaurantEvent } from './restaurant-event.ts';

export type EventPort = {
  /** The coming events, the next one first. */
  load(): Promise<RestaurantEvent[]>;
};

/** What staff do with events. */
export type EventAdminPort = {
  list(query: EventQuery): Promise<EventPage>;
  /** Answers null when no event has this id. */
  find(id: string): Promise<Versioned<EventDraft> | null>;
  /**
   * Saves a draft that was made from `version`, and answers the stored one; a new event has an id made by the caller,
   * and version 0. A later change by somebody else is answered as a conflict; saving the stored value again changes
   * nothing.
   */
  save(id: string, saving: Versioned<EventDraft>): Promise<SaveAnswer<Versioned<EventDraft>>>;
  /** Removes the event for good and answers it as it was. A deleted one is unknown. */
  remove(id: string): Promise<Result<Versioned<EventDraft>, EventAdminError>>;
};
