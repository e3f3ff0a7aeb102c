import type { EventState, RestaurantEvent } from './restaurant-event.ts';

const event = (
  number: number,
  title: string,
  [start, end]: readonly [string, string],
  state: EventState = 'published',
): RestaurantEvent => ({
  id: `60000000-0000-4000-8000-00000000000${number}`,
  title,
  description: '**Jazz** und Fladen.',
  start,
  end,
  photo: null,
  state,
  version: 1,
  changed: '2026-11-01T08:00:00.000Z',
});

/** On 20 November 2026: two future events, one that is over, and a draft. */
export const EVENTS: readonly RestaurantEvent[] = [
  event(1, 'Weihnachtsbacken', ['2026-12-20T13:00:00.000Z', '2026-12-20T16:00:00.000Z']),
  event(2, 'Jazz am Ofen', ['2026-12-02T18:30:00.000Z', '2026-12-02T21:00:00.000Z']),
  event(3, 'Teigwerkstatt', ['2026-11-01T13:00:00.000Z', '2026-11-01T16:00:00.000Z']),
  event(4, 'Silvester', ['2026-12-31T17:00:00.000Z', '2027-01-01T02:00:00.000Z'], 'draft'),
];
