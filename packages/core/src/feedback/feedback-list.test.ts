import { describe, expect, it } from 'vitest';
import {
  FEEDBACK_LIST,
  type FeedbackQuery,
  type FeedbackRow,
  feedbackPage,
  lowestRating,
  pageOfFeedback,
} from './feedback-list.ts';
import { FEEDBACK } from './feedback.fixtures.ts';
import { answerFeedback, feedbackError, reopenFeedback } from './feedback.ts';

const LATER = '2026-11-20T19:00:00.000Z';

describe('answerFeedback', () => {
  it('marks an entry, and the first to do so stays', () => {
    const answered = answerFeedback(FEEDBACK, LATER);
    expect(answered).toEqual({ ...FEEDBACK, answered: LATER });
    expect(answerFeedback(answered, '2026-11-21T08:00:00.000Z')).toEqual(answered);
  });

  it('is taken back by reopening', () => {
    expect(reopenFeedback(answerFeedback(FEEDBACK, LATER))).toEqual(FEEDBACK);
    expect(reopenFeedback(FEEDBACK)).toEqual(FEEDBACK);
  });
});

describe('lowestRating', () => {
  it.each([
    [1, 2, 3, 1],
    [4, 2, 3, 2],
    [5, 4, 3, 3],
  ])('of %i, %i and %i is %i', (food, delivery, app, lowest) => {
    expect(lowestRating({ food, delivery, app })).toBe(lowest);
  });
});

describe('pageOfFeedback', () => {
  const entry = (id: string, change: Partial<FeedbackRow> = {}): FeedbackRow => ({
    ...FEEDBACK,
    orderId: null,
    id,
    ...change,
  });
  const ids = (rows: readonly FeedbackRow[], query: Partial<FeedbackQuery> = {}) =>
    pageOfFeedback(rows, { ...FEEDBACK_LIST.start, ...query }).rows.map(({ id }) => id);

  it('begins with the newest, and with the higher id of the same instant', () => {
    const rows = [entry('b'), entry('new', { created: LATER }), entry('c'), entry('a')];
    expect(ids(rows)).toEqual(['new', 'c', 'b', 'a']);
    expect(ids(rows, { sort: 'created' })).toEqual(['c', 'b', 'a', 'new']);
    expect(pageOfFeedback(rows, FEEDBACK_LIST.start).total).toBe(4);
  });

  it('filters by answered and by the worst rating, and sorts by it', () => {
    const rows = [
      entry('a', { answered: LATER }),
      entry('b', { delivery: 1 }),
      entry('c', { food: 1, answered: LATER }),
    ];
    expect(ids(rows, { state: 'answered' })).toEqual(['c', 'a']);
    expect(ids(rows, { state: 'unanswered' })).toEqual(['b']);
    expect(ids(rows, { rating: '1' })).toEqual(['c', 'b']);
    expect(ids(rows, { rating: '3' })).toEqual(['a']);
    expect(ids(rows, { rating: '4' })).toEqual([]);
    expect(ids(rows, { rating: '1', state: 'answered' })).toEqual(['c']);
    expect(ids(rows, { sort: '-rating' })).toEqual(['a', 'c', 'b']);
  });

  it('takes the days of Zurich, the first and the last included', () => {
    const rows = [
      entry('before', { created: '2026-11-19T22:59:59.999Z' }),
      entry('first', { created: '2026-11-19T23:00:00.000Z' }),
      entry('last', { created: '2026-11-20T22:59:59.999Z' }),
      entry('after', { created: '2026-11-20T23:00:00.000Z' }),
    ];
    expect(ids(rows, { from: '2026-11-20', to: '2026-11-20' })).toEqual(['last', 'first']);
    expect(ids(rows, { from: '2026-11-20' })).toEqual(['after', 'last', 'first']);
    expect(ids(rows, { to: '2026-11-20' })).toEqual(['last', 'first', 'before']);
  });

  it('searches text, contact and number of the order', () => {
    const rows = [
      entry('a', { text: 'Der Kürbis war kalt', contact: '', orderNumber: null }),
      entry('b', { text: '', contact: 'anna@example.ch', orderNumber: null }),
      entry('c', { text: '', contact: '', orderNumber: 1042 }),
    ];
    expect(ids(rows, { q: 'kalt kuerbis' })).toEqual(['a']);
    expect(ids(rows, { q: 'anna' })).toEqual(['b']);
    expect(ids(rows, { q: '1042' })).toEqual(['c']);
    expect(ids(rows, { q: 'kalt anna' })).toEqual([]);
  });

  it('answers what the schema of a page takes', () => {
    const row = entry('00000000-0000-4000-8000-0000000000f2');
    expect(feedbackPage.parse(pageOfFeedback([row], FEEDBACK_LIST.start))).toEqual({ rows: [row], total: 1 });
  });
});

it('is refused in one way', () => {
  expect(feedbackError.safeParse({ code: 'feedbackUnknown' }).success).toBe(true);
});
