import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LIST_SIZES, defineList, sortOf, sortedBy } from './list-query.ts';

const file = { path: '/admin/ovens.csv', page: '/admin/ovens', action: 'settings.edit', name: 'Öfen' } as const;
const LIST = defineList({
  file,
  sorts: ['name', 'created'],
  filters: { state: z.enum(['all', 'open']) },
  blank: { sort: '-created', state: 'all' },
});
const START = { q: '', sort: '-created', page: 1, size: 25, state: 'all' } as const;

describe('a query of a list', () => {
  it('begins with everything, on the first page', () => {
    expect(LIST.start).toEqual(START);
    expect(LIST.toAddress(LIST.start)).toEqual({});
    expect(LIST.fromAddress({})).toEqual(START);
  });

  it('stands in an address with what was asked alone', () => {
    const query = { ...START, q: 'Käse', sort: 'name', page: 3, size: 100, state: 'open' } as const;
    const address = { q: 'Käse', sort: 'name', page: '3', size: '100', state: 'open' };
    expect(LIST.toAddress(query)).toEqual(address);
    expect(LIST.fromAddress(address)).toEqual(query);
  });

  it.each<Record<string, unknown>>([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'zwei' },
    { page: '100001' },
    { size: '26' },
    { size: '' },
    { sort: 'price' },
    { sort: '--name' },
    { state: 'closed' },
    { q: 'x'.repeat(61) },
    { q: 'a\u0000b' },
    { q: { nested: true } },
    { strange: 'x' },
  ])('reads %j as the start', (address) => {
    expect(LIST.fromAddress(address)).toEqual(START);
  });

  it('keeps words that are secret out of the address', () => {
    const secret = defineList({
      file,
      sorts: ['name'],
      filters: {},
      blank: { sort: 'name' },
      hasSecretWords: true,
    });
    const query = { ...secret.start, q: 'ABCD-EFGH', page: 2 };
    expect(secret.toAddress(query)).toEqual({ page: '2' });
    expect(secret.fromAddress({ q: 'ABCD-EFGH', page: '2' })).toEqual({ ...query, q: '' });
    expect(secret.withWords(secret.fromAddress({ page: '2' }), 'ABCD-EFGH')).toEqual(query);
    for (const words of [undefined, 7, 'x'.repeat(61)]) expect(secret.withWords(query, words)).toEqual(query);
    expect(secret.schema.parse(query)).toEqual(query);
    expect(LIST.withWords(LIST.start, 'Käse')).toEqual(LIST.start);
  });

  it('takes the first where an address says something twice', () => {
    expect(LIST.fromAddress({ state: ['open', 'all'], page: ['2', '3'] })).toEqual({
      ...START,
      state: 'open',
      page: 2,
    });
  });

  it('comes back from any address as it went', () => {
    const query = fc.record({
      q: fc.stringMatching(/^[\wäöü ]{0,60}$/),
      sort: fc.constantFrom('name', '-name', 'created', '-created'),
      page: fc.integer({ min: 1, max: 100_000 }),
      size: fc.constantFrom(...LIST_SIZES),
      state: fc.constantFrom('all', 'open'),
    });
    fc.assert(
      fc.property(query, (requested) => {
        expect(LIST.fromAddress(LIST.toAddress(requested as typeof START))).toEqual(requested);
        expect(LIST.schema.parse(requested)).toEqual(requested);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the order of a list', () => {
  it('is a column, and its direction', () => {
    expect(sortOf<'name'>('name')).toEqual({ column: 'name', isDescending: false });
    expect(sortOf<'name'>('-name')).toEqual({ column: 'name', isDescending: true });
  });

  it('turns round when its column is pressed again', () => {
    expect(sortedBy<'name' | 'created'>('name', '-created')).toBe('name');
    expect(sortedBy<'name' | 'created'>('name', 'name')).toBe('-name');
    expect(sortedBy<'name' | 'created'>('name', '-name')).toBe('name');
  });
});
