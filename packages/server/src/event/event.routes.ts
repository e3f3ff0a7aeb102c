import { eventAdminContract, eventContract } from '@ofenpost/contract/event/event.contract';
import { comingEvents } from '@ofenpost/core/event/coming-events';
import { EVENT_CSV, EVENT_LIST } from '@ofenpost/core/event/event-list';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import { loadRecord } from '../record/record-store.ts';
import { removesRecord, savesRecord } from '../record/record.routes.ts';
import type { Services } from '../services.ts';
import { eventStore, findEvents } from './restaurant-event.repository.ts';

const event = implement(eventContract).$context<ApiContext>();
const eventAdmin = implement(eventAdminContract).$context<ApiContext>();

/** The handlers of `eventContract`. */
export const createEventRoutes = ({ content, clock }: Services) => ({
  load: event.load.handler(async () => comingEvents((await content.read()).events, clock.now())),
});

/** The handlers of `eventAdminContract`. */
export const createEventAdminRoutes = (services: Services) => ({
  list: eventAdmin.list.handler(({ input }) => findEvents(services.database, input, services.clock.now())),
  find: eventAdmin.find.handler(({ input }) => loadRecord(services, eventStore, input.id)),
  save: eventAdmin.save.handler(savesRecord(services, eventStore)),
  remove: eventAdmin.remove.handler(removesRecord(services, eventStore)),
});

/** `/admin/events.csv`: the events as a spreadsheet. */
export const eventCsvPart = (services: Services) =>
  csvExportPart(services, {
    list: EVENT_LIST,
    columns: EVENT_CSV,
    find: (db, query) => findEvents(db, query, services.clock.now()),
  });
