import * as z from 'zod/mini';
import type { CsvColumn } from '../csv/csv.ts';
import { listPage, pageOf, isWithin, periodDay } from '../list/list-page.ts';
import { defineList } from '../list/list-query.ts';
import { feedback } from './feedback.ts';

/**
 * What staff can filter and sort feedback by; `rating` is the worst of the three, `from` and `to` are days of Zurich.
 */
export const FEEDBACK_LIST = defineList({
  file: { path: '/admin/feedback.csv', page: '/feedback', action: 'feedback.read', name: 'Feedback' },
  sorts: ['created', 'rating'],
  filters: {
    state: z.enum(['all', 'unanswered', 'answered']),
    rating: z.enum(['any', '1', '2', '3', '4', '5']),
    from: periodDay,
    to: periodDay,
  },
  blank: { sort: '-created', state: 'all', rating: 'any', from: '', to: '' },
});
export type FeedbackQuery = typeof FEEDBACK_LIST.start;

/** A feedback with the order that it is about, if one has this number. */
export const feedbackRow = z.extend(feedback, { orderId: z.nullable(z.uuid()) });
export type FeedbackRow = z.infer<typeof feedbackRow>;

export const feedbackPage = listPage(feedbackRow);
export type FeedbackPage = z.infer<typeof feedbackPage>;

type Ratings = Pick<FeedbackRow, 'food' | 'delivery' | 'app'>;

/** The worst of the three ratings, 1 to 5. */
export const lowestRating = ({ food, delivery, app }: Ratings): number => Math.min(food, delivery, app);

function isWanted(row: FeedbackRow, query: FeedbackQuery): boolean {
  return (
    (query.state === 'all' || (query.state === 'answered') === (row.answered !== null)) &&
    (query.rating === 'any' || Number(query.rating) === lowestRating(row)) &&
    isWithin(row.created, query)
  );
}

/** One page of the entries that match the query. */
export const pageOfFeedback = (rows: readonly FeedbackRow[], query: FeedbackQuery): FeedbackPage => ({
  ...pageOf(rows, query, {
    texts: ({ text, contact, orderNumber }) => [text, contact, String(orderNumber ?? '')],
    isWanted: (row) => isWanted(row, query),
    sorts: { created: ({ created }) => created, rating: lowestRating },
    key: ({ created, id }) => created + id,
  }),
});

/** The feedback of guests as a spreadsheet. */
export const FEEDBACK_CSV: readonly CsvColumn<FeedbackRow>[] = [
  { title: 'Eingegangen', value: ({ created }) => ({ at: created }) },
  { title: 'Essen', value: ({ food }) => food },
  { title: 'Lieferung', value: ({ delivery }) => delivery },
  { title: 'App', value: ({ app }) => app },
  { title: 'Text', value: ({ text }) => text },
  { title: 'Bestellung', value: ({ orderNumber }) => orderNumber },
  { title: 'Kontakt', value: ({ contact }) => contact },
  { title: 'Beantwortet', value: ({ answered }) => (answered === null ? null : { at: answered }) },
];
