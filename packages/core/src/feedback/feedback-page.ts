import * as z from 'zod/mini';
import { type Feedback, feedback } from './feedback.ts';

const PAGE_SIZE_MAX = 100;

/** 1 to 5. */
export const worstRating = z.int().check(z.gte(1), z.lte(5));

/** Which entries staff want to see. */
export const feedbackQuery = z.object({
  state: z.enum(['all', 'answered', 'unanswered']),
  /** The worst of the three ratings; null: any. */
  lowestRating: z.nullable(worstRating),
  limit: z.int().check(z.gte(1), z.lte(PAGE_SIZE_MAX)),
  offset: z.int().check(z.nonnegative()),
});
export type FeedbackQuery = z.infer<typeof feedbackQuery>;

export const feedbackPage = z.object({
  entries: z.array(feedback),
  /** Whether there are more behind these. */
  hasMore: z.boolean(),
});
export type FeedbackPage = z.infer<typeof feedbackPage>;

/** The worst of the three ratings, 1 to 5. */
export const lowestRating = ({ food, delivery, app }: Pick<Feedback, 'food' | 'delivery' | 'app'>): number =>
  Math.min(food, delivery, app);

const isWanted = (entry: Feedback, query: FeedbackQuery): boolean =>
  (query.state === 'all' || (query.state === 'answered') === (entry.answered !== null)) &&
  (query.lowestRating === null || query.lowestRating === lowestRating(entry));

const newestFirst = (a: Feedback, b: Feedback): number => {
  const [keyA, keyB] = [a.created + a.id, b.created + b.id];
  return keyA < keyB ? 1 : -Number(keyA > keyB);
};

/** One page of the wanted entries, newest first; of two from the same instant the one with the higher id. */
export function pageOfFeedback(entries: readonly Feedback[], query: FeedbackQuery): FeedbackPage {
  const { limit, offset } = query;
  const wanted = entries.filter((entry) => isWanted(entry, query)).toSorted(newestFirst);
  return { entries: wanted.slice(offset, offset + limit), hasMore: wanted.length > offset + limit };
}
