import { expect, it } from 'vitest';
import { comingEvents } from './coming-events.ts';
import type { EventState } from './restaurant-event.ts';

const NOW = '2026-11-20T18:00:00.000Z';
const event = (title: string, start: string, end: string, state: EventState = 'published') => ({
  id: title,
  title,
  description: '',
  start: `2026-11-${start}:00.000Z`,
  end: `2026-11-${end}:00.000Z`,
  photo: null,
  state,
  version: 1,
  changed: NOW,
});

it('leaves out what is over or a draft, and begins with the next', () => {
  const events = [
    event('later', '29T18:00', '29T20:00'),
    event('soon', '21T18:00', '21T20:00'),
    event('draft', '22T18:00', '22T20:00', 'draft'),
    event('cancelled', '23T18:00', '23T20:00', 'cancelled'),
    event('just over', '20T16:00', '20T18:00'),
    event('under way', '20T17:00', '20T18:01'),
  ];
  for (const now of [NOW, '2026-11-20T19:00:00+01:00'])
    expect(comingEvents(events, now).map(({ title }) => title)).toEqual(['under way', 'soon', 'cancelled', 'later']);
});
