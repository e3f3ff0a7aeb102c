import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, mergeMine, isSame } from './compare.ts';

const base = { name: 'Margherita', price: 1850, tags: ['vegan'], note: '' };

describe('changedFields', () => {
  it('tells who changed what, and nothing of what nobody changed', () => {
    const mine = { ...base, price: 1900, tags: ['vegan', 'neu'] };
    const theirs = { ...base, name: 'Marinara', price: 2000, tags: ['vegan', 'neu'] };
    expect(changedFields({ base, mine, theirs })).toEqual([
      { field: 'name', base: 'Margherita', mine: 'Margherita', theirs: 'Marinara', by: 'them' },
      { field: 'price', base: 1850, mine: 1900, theirs: 2000, by: 'both' },
      { field: 'tags', base: ['vegan'], mine: ['vegan', 'neu'], theirs: ['vegan', 'neu'], by: 'both' },
    ]);
    expect(changedFields({ base, mine, theirs: base }).map(({ field, by }) => [field, by])).toEqual([
      ['price', 'me'],
      ['tags', 'me'],
    ]);
    expect(changedFields({ base, mine: base, theirs: { ...base } })).toEqual([]);
  });

  it('sees fields that came or went', () => {
    const values: Record<'base' | 'mine' | 'theirs', { a?: number; b?: number; c?: number }> = {
      base: { a: 1 },
      mine: { b: 2 },
      theirs: { a: 1, c: 3 },
    };
    expect(changedFields(values).map(({ field, by }) => [field, by])).toEqual([
      ['a', 'me'],
      ['b', 'me'],
      ['c', 'them'],
    ]);
    expect(mergeMine(values)).toEqual({ a: undefined, b: 2, c: 3 });
  });
});

describe('overwriteTheirs', () => {
  it('is theirs with what I changed', () => {
    const mine = { ...base, price: 1900 };
    const theirs = { ...base, name: 'Marinara', price: 2000 };
    expect(mergeMine({ base, mine, theirs })).toEqual({ ...base, name: 'Marinara', price: 1900 });
  });

  it('is theirs with what I changed of the fields that I choose', () => {
    const mine = { ...base, price: 1900, note: 'neu', tags: [] };
    const theirs = { ...base, name: 'Marinara', price: 2000, note: 'alt' };
    const stored = mergeMine({ base, mine, theirs }, ['price', 'name']);
    expect(stored).toEqual({ ...base, name: 'Marinara', price: 1900, note: 'alt' });
    expect(mergeMine({ base, mine, theirs }, [])).toEqual(theirs);
  });

  it('loses nothing of mine, and of theirs only what I changed too', () => {
    const value = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.array(fc.nat(1), { maxLength: 2 }) });
    fc.assert(
      fc.property(value, value, value, (start, mine, theirs) => {
        const stored = mergeMine({ base: start, mine, theirs });
        for (const field of ['a', 'b', 'c'] as const) {
          const changed = !isSame(start[field], mine[field]);
          expect(stored[field]).toEqual(changed ? mine[field] : theirs[field]);
        }
        expect(mergeMine({ base: start, mine, theirs: start })).toEqual(mine);
      }),
    );
  });
});
