import type { Feedback } from '@ofenpost/core/feedback/feedback';
import type { FeedbackPage, FeedbackQuery } from '@ofenpost/core/feedback/feedback-page';
import type { Instant } from '@ofenpost/core/time/instant';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { feedbackEntries } from './feedback.table.ts';

const { created, answered, food, delivery, app, id } = feedbackEntries;

export async function insertFeedback(db: Transaction, entry: Feedback): Promise<void> {
  await db.insert(feedbackEntries).values(entry);
}

const stateIs = { all: undefined, answered: isNotNull(answered), unanswered: isNull(answered) };

/** `pageOfFeedback` of core as a query. */
export async function findFeedback(
  db: Transaction,
  { state, lowestRating, limit, offset }: FeedbackQuery,
): Promise<FeedbackPage> {
  const isRated = lowestRating === null ? undefined : sql`least(${food}, ${delivery}, ${app}) = ${lowestRating}`;
  const found = await db
    .select()
    .from(feedbackEntries)
    .where(and(stateIs[state], isRated))
    .orderBy(desc(created), desc(id))
    .limit(limit + 1)
    .offset(offset);
  return { entries: found.slice(0, limit), hasMore: found.length > limit };
}

/** `answerFeedback` of core as a statement. Answers the entry as it is now; null when there is none. */
export async function markAnswered(db: Transaction, entryId: string, now: Instant): Promise<Feedback | null> {
  const [row] = await db
    .update(feedbackEntries)
    .set({ answered: sql`coalesce(${answered}, ${now})` })
    .where(eq(id, entryId))
    .returning();
  return row ?? null;
}
