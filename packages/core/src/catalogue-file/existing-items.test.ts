import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bySortPosition } from './existing-items.ts';

const sortOrderOf = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: `${index + 1}`, current: index + 1 }));
const place = fc.integer({ min: 1, max: 12 });

it('moves one to the rank it wants, and all others keep their order', () => {
  fc.assert(
    fc.property(place, place, place, (length, from, rank) => {
      const sortOrder = sortOrderOf(length).map((each) => ({
        ...each,
        rank: each.current === from ? rank : undefined,
      }));
      const others = sortOrder.map(({ id }) => id).filter((id) => id !== `${from}`);
      const wanted = from > length ? others : others.toSpliced(rank - 1, 0, `${from}`);
      expect(bySortPosition(sortOrder)).toEqual(wanted);
    }),
  );
});

it('leaves all where they are when each wants its own rank', () => {
  const sortOrder = sortOrderOf(5).map((each) => ({ ...each, rank: each.current }));
  expect(bySortPosition(sortOrder)).toEqual(sortOrder.map(({ id }) => id));
});

it('puts what is new before the one whose rank it wants, and last when it wants none', () => {
  const sortOrder = sortOrderOf(3).map((each) => ({ ...each, rank: undefined }));
  const fresh = (rank: number | undefined) => ({ id: 'new', current: undefined, rank });
  expect(bySortPosition([...sortOrder, fresh(2)])).toEqual(['1', 'new', '2', '3']);
  expect(bySortPosition([fresh(undefined), ...sortOrder])).toEqual(['1', '2', '3', 'new']);
});

it('puts whoever moves down after the one that says that it stays there', () => {
  const ranks: Readonly<Record<string, number>> = { '1': 2, '2': 2 };
  expect(bySortPosition(sortOrderOf(3).map((each) => ({ ...each, rank: ranks[each.id] })))).toEqual(['2', '1', '3']);
});

it('lets two change places', () => {
  const ranks: Readonly<Record<string, number>> = { '1': 3, '3': 1 };
  expect(bySortPosition(sortOrderOf(3).map((each) => ({ ...each, rank: ranks[each.id] })))).toEqual(['3', '2', '1']);
});
