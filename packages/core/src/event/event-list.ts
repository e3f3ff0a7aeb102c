import * as z from 'zod/mini';
import type { CsvColumn } from '../csv/csv.ts';
import { type ListPage, listPage, pageOf } from '../list/list-page.ts';
import { defineList } from '../list/list-query.ts';
import type { Instant } from '../time/instant.ts';
import { inUtc } from '../time/zurich.ts';
import { type RestaurantEvent, eventState, restaurantEvent, EVENT_STATE_LABELS } from './restaurant-event.ts';

/** What staff can filter and sort events by; the default is events that are not over, the next one first. */
export const EVENT_LIST = defineList({
  file: { path: '/admin/events.csv', page: '/admin/events', action: 'event.edit', name: 'Events' },
  sorts: ['start', 'title', 'changed'],
  filters: { when: z.enum(['coming', 'past', 'all']), state: z.enum(['all', ...eventState.options]) },
  blank: { sort: 'start', when: 'coming', state: 'all' },
});
export type EventQuery = typeof EVENT_LIST.start;

/** An event as a row of the list, without its description. */
export const eventRow = z.omit(restaurantEvent, { description: true });
export type EventRow = z.infer<typeof eventRow>;

export const eventPage = listPage(eventRow);
export type EventPage = ListPage<EventRow>;

/** One page of the events that match the query. */
export function pageOfEvents(events: readonly RestaurantEvent[], query: EventQuery, now: Instant): EventPage {
  const { rows, total } = pageOf(events, query, {
    texts: ({ title, description }) => [title, description],
    isWanted: ({ end, state }) =>
      (query.when === 'all' || (query.when === 'coming') === inUtc(end) > inUtc(now)) &&
      (query.state === 'all' || query.state === state),
    sorts: { start: ({ start }) => start, title: ({ title }) => title, changed: ({ changed }) => changed },
    key: ({ start, id }) => start + id,
  });
  return { rows: rows.map(({ description: _description, ...row }) => row), total };
}

/** The events as a spreadsheet. */
export const EVENT_CSV: readonly CsvColumn<EventRow>[] = [
  { title: 'Titel', value: ({ title }) => title },
  { title: 'Beginn', value: ({ start }) => ({ at: start }) },
  { title: 'Ende', value: ({ end }) => ({ at: end }) },
  { title: 'Zustand', value: ({ state }) => EVENT_STATE_LABELS[state] },
  { title: 'Geändert', value: ({ changed }) => ({ at: changed }) },
];
