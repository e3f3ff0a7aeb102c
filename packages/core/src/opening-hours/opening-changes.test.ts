import { expect, it } from 'vitest';
import { openingChanges } from './opening-labels.ts';
import type { OpeningStatus } from './opening-status.ts';

const NOW = '2026-11-20T18:05:00.000Z';
const until = (time: string): OpeningStatus => ({
  state: 'open',
  until: `2026-11-20T${time}:00.000Z`,
  opensAt: null,
  closedBy: null,
  extraordinary: null,
});
const open = until('21:00');
const paused: OpeningStatus = {
  ...open,
  state: 'closed',
  until: null,
  opensAt: '2026-11-20T18:30:00.000Z',
  closedBy: 'pause',
};
const recorded: OpeningStatus = {
  ...until('20:00'),
  extraordinary: { date: '2026-11-20', openingHour: [], shortMessage: 'Heute nur bis 21 Uhr', message: '' },
};
const both = (delivery: OpeningStatus, restaurant = open) => ({ delivery, restaurant });

it.each([
  ['nothing where nothing changed', both(open), both({ ...open }), ''],
  ['a pause', both(open), both(paused), 'Lieferung geschlossen, Pause, wieder ab 19:30.'],
  ['its end', both(paused), both(open), 'Lieferung offen, bis 22:00.'],
  ['other hours, and why', both(open), both(recorded), 'Lieferung offen, bis 21:00, Heute nur bis 21 Uhr.'],
  [
    'that a service closes soon',
    both(open),
    both({ ...open, state: 'closingSoon' }),
    'Lieferung schliesst bald, um 22:00.',
  ],
  [
    'both services',
    both(open),
    both(paused, until('20:00')),
    'Lieferung geschlossen, Pause, wieder ab 19:30. Restaurant offen, bis 21:00.',
  ],
])('tells %s', (_what, before, after, updates) => {
  expect(openingChanges(before, after, NOW)).toBe(updates);
});
