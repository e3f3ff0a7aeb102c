import type { EventPage, EventQuery } from '@ofenpost/core/event/event-list';
import type { EventAdminError, EventDraft, RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import { EVENT_RECORD, validateEventRemoval, versionedEvent } from '@ofenpost/core/event/save-event';
import type { RemovableRepository } from '@ofenpost/core/record/record.use-cases';
import type { Instant } from '@ofenpost/core/time/instant';
import { and, eq, getTableColumns, gt, lte } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { containsWords, inOrder, onPage, sortedText } from '../list/list-query.ts';
import { missingPhoto } from '../photo/photo.repository.ts';
import { rowsOf } from '../record/record-store.ts';
import { restaurantEvents } from './restaurant-event.table.ts';

const { searched, photoHash: _photoHash, ...COLUMNS } = getTableColumns(restaurantEvents);
const { description: _description, ...ROW } = COLUMNS;
const { id, title, start, end, state, changed } = COLUMNS;

/** The events that have not ended at `now`. */
export const loadEvents = (db: Transaction, now: Instant): Promise<RestaurantEvent[]> =>
  db.select(COLUMNS).from(restaurantEvents).where(gt(end, now));

/** Core's `pageOfEvents` as queries. */
export async function findEvents(db: Transaction, query: EventQuery, now: Instant): Promise<EventPage> {
  const whenIs = { all: undefined, coming: gt(end, now), past: lte(end, now) };
  const isWanted = and(
    containsWords(searched, query.q),
    whenIs[query.when],
    query.state === 'all' ? undefined : eq(state, query.state),
  );
  const { limit, offset } = onPage(query);
  const rows = await db
    .select(ROW)
    .from(restaurantEvents)
    .where(isWanted)
    .orderBy(...inOrder(query, { start, title: sortedText(title), changed }, [start, id]))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(restaurantEvents, isWanted) };
}

export const eventStore: RemovableRepository<Transaction, EventDraft, EventAdminError> = {
  definition: EVENT_RECORD,
  ...rowsOf({
    table: restaurantEvents,
    select: (tx, eventId) => tx.select(COLUMNS).from(restaurantEvents).where(eq(id, eventId)),
    versionedOf: versionedEvent,
  }),
  rule: async (tx, _id, { photo }) => {
    const message = await missingPhoto(tx, photo);
    return { validate: () => message };
  },
  validateRemoval: async (_tx, _id, { current, now }) => validateEventRemoval(current, now),
};
