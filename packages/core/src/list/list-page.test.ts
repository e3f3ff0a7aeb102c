import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listPage, pageCount, pageOf } from './list-page.ts';
import type { ListQuery } from './list-query.ts';

type Row = { readonly id: string; readonly name: string; readonly amount: number };
const REQUESTED: ListQuery<'name' | 'amount'> = { q: '', sort: 'name', page: 1, size: 25 };
const RULES = {
  texts: ({ id, name }: Row) => [id, name],
  isWanted: ({ amount }: Row) => amount > 0,
  sorts: { name: ({ name }: Row) => name, amount: ({ amount }: Row) => amount },
  key: ({ id }: Row) => id,
};
const row = (id: string, name = 'x', amount = 1): Row => ({ id, name, amount });
const ids = (rows: readonly Row[], query: Partial<typeof REQUESTED> = {}) =>
  pageOf(rows, { ...REQUESTED, ...query }, RULES).rows.map(({ id }) => id);

describe('pageOf', () => {
  it('leaves out what the filters do not want', () => {
    expect(pageOf([row('a', 'x', 0), row('b')], REQUESTED, RULES)).toEqual({ rows: [row('b')], total: 1 });
  });

  it('wants every word somewhere', () => {
    const rows = [row('a', 'Rüebli Suppe'), row('b', 'Suppe'), row('c', 'Rueebli')];
    expect(ids(rows, { q: ' suppe  RUEE' })).toEqual(['a']);
    expect(ids(rows, { q: 'suppe' })).toEqual(['a', 'b']);
    // A word does not match across two texts.
    expect(ids(rows, { q: 'crueebli' })).toEqual([]);
  });

  it('sorts texts without regard to capitals and accents, and equal ones by their key', () => {
    const rows = [row('a', 'Zoe'), row('b', 'älpler'), row('c', 'Alba'), row('d', 'alba')];
    expect(ids(rows)).toEqual(['d', 'c', 'b', 'a']);
    expect(ids(rows, { sort: '-name' })).toEqual(['a', 'b', 'd', 'c']);
  });

  it('sorts numbers as numbers', () => {
    const rows = [row('a', 'x', 9), row('b', 'x', 10), row('c', 'x', 1)];
    expect(ids(rows, { sort: 'amount' })).toEqual(['c', 'a', 'b']);
    expect(ids(rows, { sort: '-amount' })).toEqual(['b', 'a', 'c']);
  });

  it('shows every row once over all pages', () => {
    const rows = fc.uniqueArray(fc.record({ id: fc.uuid(), amount: fc.integer({ min: 1, max: 3 }) }), {
      selector: ({ id }) => id,
      maxLength: 40,
    });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 7 }), (found, size) => {
        const all = found.map(({ id, amount }) => row(id, 'x', amount));
        const seen = Array.from({ length: pageCount(all.length, size) }, (_, index) =>
          ids(all, { sort: '-amount', size, page: index + 1 }),
        ).flat();
        expect(seen).toEqual(ids(all, { sort: '-amount', size: 100 }));
        expect(seen).toHaveLength(all.length);
      }),
      { numRuns: 50 },
    );
  });
});

it.each([
  [0, 1],
  [1, 1],
  [25, 1],
  [26, 2],
  [10_000, 400],
])('%i rows take %i pages of 25', (total, pages) => {
  expect(pageCount(total, 25)).toBe(pages);
});

it('is checked by a schema', () => {
  const schema = listPage(z.string());
  expect(schema.safeParse({ rows: ['a'], total: 1 }).success).toBe(true);
  expect(schema.safeParse({ rows: [1], total: 1 }).success).toBe(false);
  expect(schema.safeParse({ rows: [], total: -1 }).success).toBe(false);
});
