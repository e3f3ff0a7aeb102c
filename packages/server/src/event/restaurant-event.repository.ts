import type { EventPage, EventQuery } from '@ofenpost/core/event/event-list';
import type { RestaurantEvent } from '@ofenpost/core/event/restaurant-event';
import type { Instant } from '@ofenpost/core/time/instant';
import { and, eq, getTableColumns, gt, lte } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { containsWords, inOrder, onPage, sortedText } from '../list/list-query.ts';
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

export async function findEvent(db: Transaction, eventId: string): Promise<RestaurantEvent | null> {
  const [event] = await db.select(COLUMNS).from(restaurantEvents).where(eq(id, eventId));
  return event ?? null;
}

/**
 * Locks the event until the transaction ends. It cannot lock a new one: two with the same id collide when they are
 * saved.
 */
export async function lockEvent(tx: Transaction, eventId: string): Promise<RestaurantEvent | null> {
  const [event] = await tx.select(COLUMNS).from(restaurantEvents).where(eq(id, eventId)).for('update');
  return event ?? null;
}

/** False when another new event with its id was saved first. */
export async function saveEvent(tx: Transaction, event: RestaurantEvent, isNew: boolean): Promise<boolean> {
  const saved = isNew
    ? await tx.insert(restaurantEvents).values(event).onConflictDoNothing().returning({ id })
    : await tx.update(restaurantEvents).set(event).where(eq(id, event.id)).returning({ id });
  return saved.length > 0;
}

export async function deleteEvent(tx: Transaction, eventId: string): Promise<void> {
  await tx.delete(restaurantEvents).where(eq(id, eventId));
}
