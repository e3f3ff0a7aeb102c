import { expect, it } from 'vitest';
import { csvHead, csvLines } from '../csv/csv.ts';
import { EVENT_CSV, EVENT_LIST, type EventQuery, eventPage, pageOfEvents } from './event-list.ts';
import { EVENTS } from './restaurant-event.fixtures.ts';

const NOW = '2026-11-20T18:00:00.000Z';
const pageOf = (query: Partial<EventQuery> = {}, now = NOW) =>
  eventPage.parse(pageOfEvents(EVENTS, { ...EVENT_LIST.start, ...query }, now));
const titles = (query: Partial<EventQuery> = {}, now = NOW) => pageOf(query, now).rows.map(({ title }) => title);

it('begins with what comes next, drafts among it', () => {
  expect(titles()).toEqual(['Jazz am Ofen', 'Weihnachtsbacken', 'Silvester']);
  expect(titles({}, '2027-01-01T02:00:00.000Z')).toEqual([]);
});

it('keeps what is over', () => {
  expect(titles({ when: 'past' })).toEqual(['Teigwerkstatt']);
  expect(pageOf({ when: 'all' }).total).toBe(4);
});

it('finds by state and by words of title and description, and sorts', () => {
  expect(titles({ state: 'draft' })).toEqual(['Silvester']);
  expect(titles({ state: 'cancelled' })).toEqual([]);
  expect(titles({ q: 'fladen weihn' })).toEqual(['Weihnachtsbacken']);
  expect(titles({ sort: '-title' })).toEqual(['Weihnachtsbacken', 'Silvester', 'Jazz am Ofen']);
  expect(titles({ sort: '-changed' })).toEqual(['Silvester', 'Weihnachtsbacken', 'Jazz am Ofen']);
});

it('is a spreadsheet too', () => {
  expect(csvHead(EVENT_CSV)).toBe('\uFEFFTitel;Beginn;Ende;Zustand;Geändert\r\n');
  expect(csvLines(EVENT_CSV, pageOf({ state: 'draft' }).rows)).toBe(
    'Silvester;31.12.2026 18:00;01.01.2027 03:00;Entwurf;01.11.2026 09:00\r\n',
  );
});
