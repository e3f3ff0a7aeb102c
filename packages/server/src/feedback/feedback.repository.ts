import type { Feedback } from '@ofenpost/core/feedback/feedback';
import type { FeedbackPage, FeedbackQuery } from '@ofenpost/core/feedback/feedback-list';
import type { FeedbackRepository } from '@ofenpost/core/feedback/feedback.use-cases';
import { and, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { containsWords, inOrder, inPeriod, onPage } from '../list/list-query.ts';
import { orders } from '../order/order.table.ts';
import { feedbackEntries } from './feedback.table.ts';

const { searched, ...COLUMNS } = getTableColumns(feedbackEntries);
const { id, created, answered, food, delivery, app } = COLUMNS;

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

/** Core's `isContactOf` as a query: what was left with this e-mail address, which its owner has verified. */
export const findFeedbackOf = (db: Transaction, verifiedEmail: string | null): Promise<Feedback[]> =>
  db
    .select(COLUMNS)
    .from(feedbackEntries)
    .where(sql`lower(trim(${COLUMNS.contact})) = lower(${verifiedEmail})`);

export const createFeedbackRepository = (database: Database): FeedbackRepository => ({
  save: async (entry) => {
    const [inserted] = await database.insert(feedbackEntries).values(entry).onConflictDoNothing().returning(COLUMNS);
    if (inserted !== undefined) return inserted;
    const [earlier] = await database.select(COLUMNS).from(feedbackEntries).where(eq(id, entry.id));
    if (earlier === undefined) throw new Error('The feedback that stood in the way is missing.');
    return earlier;
  },
  list: (query) => findFeedback(database, query),
  update: (entryId, change) =>
    database.transaction(async (tx) => {
      const [entry] = await tx.select(COLUMNS).from(feedbackEntries).where(eq(id, entryId)).for('update');
      if (entry === undefined) return null;
      const changed = change(entry);
      await tx.update(feedbackEntries).set(changed).where(eq(id, entryId));
      return changed;
    }),
});
