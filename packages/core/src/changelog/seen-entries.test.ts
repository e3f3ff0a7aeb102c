import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEntries, createEntry } from './changelog.fixtures.ts';
import { storedSeenEntries, needsFetch, unseenIds, withFollowing } from './changelog.machine.ts';

const entries = createEntries(3);
const LAST = '2026-11-20T17:00:00.000Z';

describe('fetching again', () => {
  it.each([
    ['never fetched', { lastFetchTime: null }, LAST, true],
    ['no entries', { entries: [] }, LAST, true],
    ['fetched just now', {}, LAST, false],
    ['fetched an hour ago', {}, '2026-11-20T18:00:00.000Z', false],
    ['fetched more than an hour ago', {}, '2026-11-20T18:00:00.001Z', true],
    ['fetched in the future: the clock was put back', {}, '2026-11-20T16:59:59.999Z', true],
  ])('%s', (_, change, now, expected) => {
    expect(needsFetch({ entries, seenEntryIds: [], lastFetchTime: LAST, ...change }, now)).toBe(expected);
  });
});

describe('unseen entries', () => {
  it('are those whose id is not among the seen ones', () => {
    expect(unseenIds({ entries, seenEntryIds: ['e2', 'e9', 'toString'] })).toEqual(['e3', 'e1']);
    expect(unseenIds({ entries: [], seenEntryIds: ['e2'] })).toEqual([]);
  });

  it('are kept where the theme is not, in a form of their own', () => {
    const { key, version, schema } = storedSeenEntries;
    expect([key, version]).toEqual(['changelog', 1]);
    const parse = (value: unknown) => schema.safeParse(value).success;
    expect(parse({ seenEntryIds: ['e1'], lastFetchTime: LAST })).toBe(true);
    expect(parse({ seenEntryIds: [], lastFetchTime: null })).toBe(true);
    expect(parse({ seenEntryIds: [1], lastFetchTime: null })).toBe(false);
    expect(parse({ seenEntryIds: [], lastFetchTime: 'gestern' })).toBe(false);
    expect(parse({})).toBe(false);
  });
});

describe('following entries', () => {
  it('come once, where they stood first', () => {
    const changed = { ...createEntry(2), title: 'Neuer Titel' };
    expect(withFollowing(entries, [changed, createEntry(9), createEntry(9)])).toEqual([...entries, createEntry(9)]);
  });

  it('are never twice in a list, and never change what is before them', () => {
    const some = fc.array(fc.constantFrom(...createEntries(6)), { maxLength: 12 });
    fc.assert(
      fc.property(some, some, (first, next) => {
        const before = withFollowing([], first);
        const all = withFollowing(before, next);
        expect(new Set(all).size).toBe(all.length);
        expect(all.slice(0, before.length)).toEqual(before);
        expect(new Set(all)).toEqual(new Set([...first, ...next]));
      }),
      { numRuns: 100 },
    );
  });
});
