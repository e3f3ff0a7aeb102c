import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEntries, createEntry } from './changelog.fixtures.ts';
import { changelogPageOf } from './changelog.ts';

const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
const page = (count: number, limit: number, offset: number) =>
  changelogPageOf(createEntries(count), { limit, offset, sortBy: 'publishedAt' });

describe('a page of the changelog', () => {
  it.each([
    [0, 10, 0, [], false],
    [3, 2, 0, ['e3', 'e2'], true],
    [3, 2, 1, ['e2', 'e1'], false],
    [3, 3, 0, ['e3', 'e2', 'e1'], false],
    [3, 2, 3, [], false],
    [3, 2, 9, [], false],
  ])('of %i entries, %i after the first %i', (count, limit, offset, expected, hasMore) => {
    const found = page(count, limit, offset);
    expect([ids(found.entries), found.hasMore]).toEqual([expected, hasMore]);
  });

  it('has the later id first where two were published at once', () => {
    const at = (id: string) => ({ ...createEntry(1), id });
    const all = [at('a'), at('c'), at('b'), createEntry(2)];
    expect(ids(changelogPageOf(all, { limit: 9, offset: 0, sortBy: 'publishedAt' }).entries)).toEqual([
      'e2',
      'c',
      'b',
      'a',
    ]);
  });

  it('is together with all others the whole, in whatever order the entries are kept', () => {
    const entries = createEntries(12);
    fc.assert(
      fc.property(fc.shuffledSubarray(entries), fc.integer({ min: 1, max: 5 }), (all, limit) => {
        const found: string[] = [];
        for (let hasMore = true; hasMore;) {
          const next = changelogPageOf(all, { limit, offset: found.length, sortBy: 'publishedAt' });
          found.push(...ids(next.entries));
          hasMore = next.hasMore;
        }
        expect(found).toEqual(ids(entries.filter((entry) => all.includes(entry))));
      }),
      { numRuns: 100 },
    );
  });
});
