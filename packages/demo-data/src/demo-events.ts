import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import type { LocalDate, LocalTime } from '@ofenpost/core/time/instant';
import { addDays, toInstant } from '@ofenpost/core/time/zurich';
import { demoId } from './demo-id.ts';

const publishedBetween = (date: LocalDate, start: LocalTime, end: LocalTime) => ({
  start: toInstant(date, start),
  end: toInstant(date, end),
  state: 'published' as const,
});

const wordsAndTimes = (today: LocalDate) => [
  {
    id: demoId('event', 1),
    title: 'Teigwerkstatt',
    description:
      'Hände ins Mehl: Du lernst, wie unser Teig nach 48 Stunden luftig wird, formst deinen eigenen Fladen und isst ihn direkt am Ofen. Schürze und Apéro sind dabei, vorher können musst du nichts.',
    ...publishedBetween(addDays(today, 5), '14:00', '17:00'),
  },
  {
    id: demoId('event', 2),
    title: 'Jazz am Ofen',
    description:
      'Ein Kontrabass, eine Gitarre und das Knistern im Ofen. Das Trio spielt zwei Sets, dazu gibt es Fladen zum Teilen. Der Eintritt ist frei, am Schluss geht der Hut herum.',
    ...publishedBetween(addDays(today, 12), '19:30', '22:00'),
  },
  {
    id: demoId('event', 3),
    title: 'Kinder backen Bären',
    description:
      'Ein Nachmittag für kleine Bäckerinnen und Bäcker ab fünf Jahren. Jedes Kind belegt seinen Bärenfladen selbst, und während er backt, darf es einmal tief in den Ofen schauen. Eltern bekommen Kaffee.',
    ...publishedBetween(addDays(today, 26), '14:00', '16:00'),
  },
];

export const demoEvents = (today: LocalDate): RestaurantEvent[] =>
  wordsAndTimes(today).map((event) => ({ ...event, photo: null, version: 1, changed: toInstant(today, '00:00') }));
