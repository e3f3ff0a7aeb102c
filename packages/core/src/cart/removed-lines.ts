import type { CartItem } from './cart.ts';

/** A removed item, with its place among the items of the cart when it was removed. */
export type RemovedLine = {
  readonly item: CartItem;
  readonly place: number;
  /** Until when it can be brought back, in ms since 1970. */
  readonly until: number;
};

/** A row of the cart. `place` is where its item stands among the items, or would stand. */
export type CartRow = {
  readonly item: CartItem;
  readonly place: number;
  /** Set where the item was removed. */
  readonly line?: RemovedLine;
};

/** The rows of a cart with the removed lines in their places; the last of them was removed last. */
export function cartRows(items: readonly CartItem[], removed: readonly RemovedLine[]): CartRow[] {
  const rows: Omit<CartRow, 'place'>[] = items.map((item) => ({ item }));
  // Backwards: each was removed from the items that were left by those before it.
  for (const line of removed.toReversed()) rows.splice(line.place, 0, { item: line.item, line });
  let place = 0;
  return rows.map((row) => ({ ...row, place: row.line === undefined ? place++ : place }));
}

/** The removed lines once this one stands in the cart again: those that were removed after it move up by its place. */
export function withReturned(removed: readonly RemovedLine[], returned: RemovedLine): RemovedLine[] {
  const index = removed.indexOf(returned);
  let { place } = returned;
  const later = removed.slice(index + 1).map((line) => {
    if (line.place >= place) return { ...line, place: line.place + 1 };
    place -= 1;
    return line;
  });
  return [...removed.slice(0, index), ...later];
}
