import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FeedbackQuery, feedbackQuery, lowestRating, pageOfFeedback } from './feedback-page.ts';
import { FEEDBACK } from './feedback.fixtures.ts';
import { type Feedback, answerFeedback, feedbackError } from './feedback.ts';

const ALL: FeedbackQuery = { state: 'all', lowestRating: null, limit: 100, offset: 0 };
const LATER = '2026-11-20T19:00:00.000Z';

describe('answerFeedback', () => {
  it('marks an entry, and the first to do so stays', () => {
    const answered = answerFeedback(FEEDBACK, LATER);
    expect(answered).toEqual({ ...FEEDBACK, answered: LATER });
    expect(answerFeedback(answered, '2026-11-21T08:00:00.000Z')).toEqual(answered);
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
  const entry = (id: string, change: Partial<Feedback> = {}): Feedback => ({ ...FEEDBACK, id, ...change });
  const ids = (entries: readonly Feedback[], query: Partial<FeedbackQuery> = {}) =>
    pageOfFeedback(entries, { ...ALL, ...query }).entries.map(({ id }) => id);

  it('begins with the newest, and with the higher id of the same instant', () => {
    const entries = [entry('b'), entry('new', { created: LATER }), entry('c'), entry('a')];
    expect(ids(entries)).toEqual(['new', 'c', 'b', 'a']);
  });

  it('leaves entries that stand in one place as they come', () => {
    const entries = [1, 2, 3].map((food) => entry('a', { food }));
    expect(pageOfFeedback(entries, ALL).entries).toEqual(entries);
    const late = entry('z');
    expect(pageOfFeedback([...entries, late], ALL).entries).toEqual([late, ...entries]);
  });

  it('filters by answered and by the worst rating', () => {
    const entries = [
      entry('a', { answered: LATER }),
      entry('b', { delivery: 1 }),
      entry('c', { food: 1, answered: LATER }),
    ];
    expect(ids(entries, { state: 'answered' })).toEqual(['c', 'a']);
    expect(ids(entries, { state: 'unanswered' })).toEqual(['b']);
    expect(ids(entries, { lowestRating: 1 })).toEqual(['c', 'b']);
    expect(ids(entries, { lowestRating: 3 })).toEqual(['a']);
    expect(ids(entries, { lowestRating: 4 })).toEqual([]);
    expect(ids(entries, { lowestRating: 1, state: 'answered' })).toEqual(['c']);
  });

  it('says whether there are more', () => {
    const entries = ['a', 'b', 'c'].map((id) => entry(id));
    const page = (limit: number, offset: number) => pageOfFeedback(entries, { ...ALL, limit, offset });
    expect(page(2, 0)).toEqual({ entries: [entry('c'), entry('b')], hasMore: true });
    expect(page(3, 0).hasMore).toBe(false);
    expect(page(1, 2)).toEqual({ entries: [entry('a')], hasMore: false });
    expect(page(2, Number.MAX_SAFE_INTEGER)).toEqual({ entries: [], hasMore: false });
  });

  it('shows every entry once over all pages', () => {
    const entries = fc.uniqueArray(fc.record({ id: fc.uuid(), hour: fc.integer({ min: 10, max: 12 }) }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 4 }), (found, limit) => {
        const all = found.map(({ id, hour }) => entry(id, { created: `2026-11-20T${hour}:00:00.000Z` }));
        const seen: string[] = [];
        for (let more = true; more;) {
          const page = pageOfFeedback(all, { ...ALL, limit, offset: seen.length });
          seen.push(...page.entries.map(({ id }) => id));
          more = page.hasMore;
        }
        expect(seen).toEqual(ids(all));
        expect(new Set(seen).size).toBe(all.length);
      }),
      { numRuns: 50 },
    );
  });
});

it('is refused in one way', () => {
  expect(feedbackError.safeParse({ code: 'feedbackUnknown' }).success).toBe(true);
});

describe('the query', () => {
  it.each<[Partial<Record<keyof FeedbackQuery, unknown>>, boolean]>([
    [{}, true],
    [{ state: 'unanswered' }, true],
    [{ state: 'answered', lowestRating: 1, limit: 1 }, true],
    [{ lowestRating: 5, limit: 100 }, true],
    [{ lowestRating: 0 }, false],
    [{ lowestRating: 6 }, false],
    [{ limit: 0 }, false],
    [{ limit: 101 }, false],
    [{ offset: -1 }, false],
    [{ offset: 0.5 }, false],
    [{ offset: Number.NaN }, false],
    [{ state: 'both' }, false],
  ])('%j is valid: %s', (change, valid) => {
    expect(feedbackQuery.safeParse({ ...ALL, ...change }).success).toBe(valid);
  });
});
