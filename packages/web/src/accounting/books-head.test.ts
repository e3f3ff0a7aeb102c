import { expect, it } from 'vitest';
import { dayLink, rangeLink, readBooksAddress } from './books-head.tsx';

it.each([
  ['2026-11-20', { day: '2026-11-20' }],
  ['2026-10-01..2026-12-31', { range: { from: '2026-10-01', to: '2026-12-31' } }],
  ['2026-12-31..2026-10-01', null],
  ['2026-11-20..', null],
  ['2026-02-30', null],
  ['a..b..c', null],
  ['gestern', null],
])('reads %s', (id, address) => {
  expect(readBooksAddress(id)).toEqual(address);
});

it('links to what it reads', () => {
  const range = { from: '2026-10-01', to: '2026-12-31' };
  expect(readBooksAddress(rangeLink(range).params.id)).toEqual({ range });
  expect(readBooksAddress(dayLink('2026-11-20').params.id)).toEqual({ day: '2026-11-20' });
});
