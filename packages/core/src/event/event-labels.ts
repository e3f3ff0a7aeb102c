import type { EventState } from './restaurant-event.ts';

/** German labels for staff. */
export const EVENT_STATE_LABELS: Readonly<Record<EventState, string>> = {
  draft: 'Entwurf',
  published: 'veröffentlicht',
  cancelled: 'abgesagt',
};
