import type { Feedback } from '@ofenpost/core/feedback/feedback';
import type { FeedbackPage, FeedbackQuery } from '@ofenpost/core/feedback/feedback-list';
import type { Instant } from '@ofenpost/core/time/instant';
import { type SQL, and, eq, getTableColumns, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { containsWords, inOrder, inPeriod, onPage } from '../list/list-query.ts';
import { orders } from '../order/order.table.ts';
import { feedbackEntries } from './feedback.table.ts';

const { searched, ...COLUMNS } = getTableColumns(feedbackEntries);
const { id, created, answered, food, delivery, app } = COLUMNS;

/** The first entry with an id stays, so that nobody can overwrite it. */
export async function insertFeedback(db: Transaction, entry: Feedback): Promise<void> {
  await db.insert(feedbackEntries).values(entry).onConflictDoNothing();
}

const stateIs = { all: undefined, answered: isNotNull(answered), unanswered: isNull(answered) };
const worst = sql`least(${food}, ${delivery}, ${app})`;

function isWanted(query: FeedbackQuery) {
  return and(
    containsWords(searched, query.q),
    stateIs[query.state],
    query.rating === 'any' ? undefined : sql`${worst} = ${Number(query.rating)}`,
    inPeriod(created, query),
  );
}

/** Core's `pageOfFeedback` as queries. */
export async function findFeedback(db: Transaction, query: FeedbackQuery): Promise<FeedbackPage> {
  const { limit, offset } = onPage(query);
  const rows = await db
    .select({ ...COLUMNS, orderId: orders.id })
    .from(feedbackEntries)
    .leftJoin(orders, eq(orders.number, feedbackEntries.orderNumber))
    .where(isWanted(query))
    .orderBy(...inOrder(query, { created, rating: worst }, [created, id]))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(feedbackEntries, isWanted(query)) };
}

/** The entries with a contact; few guests leave one. */
export const findFeedbackWithContact = (db: Transaction): Promise<Feedback[]> =>
  db.select(COLUMNS).from(feedbackEntries).where(ne(COLUMNS.contact, ''));

async function change(db: Transaction, entryId: string, set: SQL | null): Promise<Feedback | null> {
  const [row] = await db.update(feedbackEntries).set({ answered: set }).where(eq(id, entryId)).returning(COLUMNS);
  return row ?? null;
}

/** Core's `answerFeedback` as a statement. Returns the entry as it is now; null when there is none. */
export const markAnswered = (db: Transaction, entryId: string, now: Instant): Promise<Feedback | null> =>
  change(db, entryId, sql`coalesce(${answered}, ${now})`);

/** Core's `reopenFeedback` as a statement. */
export const markUnanswered = (db: Transaction, entryId: string): Promise<Feedback | null> => change(db, entryId, null);
