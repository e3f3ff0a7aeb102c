import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CartItem } from './cart.ts';
import { deletedItem } from './deleted-item.ts';
import { type RemovedLine, cartRows, withReturned } from './removed-lines.ts';
import { cartItemId } from './stored-cart.fixtures.ts';

const itemOf = (index: number): CartItem => deletedItem({ id: cartItemId(index), amount: 1 });

type Shown = { readonly items: readonly CartItem[]; readonly removed: readonly RemovedLine[] };

/** Removes the tapped row, or brings it back where it was removed already. */
function afterTap({ items, removed }: Shown, tap: number): Shown {
  const rows = cartRows(items, removed);
  const row = rows[tap % rows.length];
  if (row === undefined) return { items, removed };
  const { item, place, line } = row;
  return line === undefined
    ? { items: items.toSpliced(place, 1), removed: removed.concat({ item, place, until: 0 }) }
    : { items: items.toSpliced(place, 0, item), removed: withReturned(removed, line) };
}

it('shows every line where it was, whatever was removed and brought back', () => {
  fc.assert(
    fc.property(fc.nat({ max: 7 }), fc.array(fc.nat(), { maxLength: 30 }), (count, taps) => {
      const items = Array.from({ length: count }, (_, index) => itemOf(index));
      const shown = taps.reduce(afterTap, { items, removed: [] });
      expect(cartRows(shown.items, shown.removed).map(({ item }) => item)).toEqual(items);
    }),
  );
});

it('shows removed lines at the end where the items before them are gone', () => {
  const line = { item: itemOf(5), place: 3, until: 0 };
  expect(cartRows([itemOf(1)], [line])).toEqual([
    { item: itemOf(1), place: 0 },
    { item: itemOf(5), place: 1, line },
  ]);
});
