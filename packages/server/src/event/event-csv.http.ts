import { EVENT_CSV } from '@ofenpost/core/event/event-csv';
import { EVENT_LIST } from '@ofenpost/core/event/event-list';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { findEvents } from './restaurant-event.repository.ts';

/** `/admin/events.csv`: the events as a spreadsheet. */
export const eventCsvPart = (services: Services) =>
  csvExportPart(services, {
    path: '/admin/events.csv',
    page: '/admin/events',
    action: 'event.edit',
    name: 'Events',
    list: EVENT_LIST,
    columns: EVENT_CSV,
    find: (db, query) => findEvents(db, query, services.clock.now()),
  });
