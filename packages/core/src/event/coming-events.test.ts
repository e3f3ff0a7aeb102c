import { expect, it } from 'vitest';
import { comingEvents } from './coming-events.ts';

const NOW = '2026-11-20T18:00:00.000Z';
const event = (title: string, start: string, end: string, published = true) => ({
  id: title,
  title,
  description: '',
  start: `2026-11-${start}:00.000Z`,
  end: `2026-11-${end}:00.000Z`,
  published,
});

it('leaves out what is over or not published, and begins with the next', () => {
  const events = [
    event('later', '29T18:00', '29T20:00'),
    event('soon', '21T18:00', '21T20:00'),
    event('not published', '22T18:00', '22T20:00', false),
    event('just over', '20T16:00', '20T18:00'),
    event('under way', '20T17:00', '20T18:01'),
  ];
  for (const now of [NOW, '2026-11-20T19:00:00+01:00'])
    expect(comingEvents(events, now).map(({ title }) => title)).toEqual(['under way', 'soon', 'later']);
});
