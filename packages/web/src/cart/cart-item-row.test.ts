import { expect, test } from 'vitest';
import { itemLabel } from './cart-item-row.tsx';

const named = (id: string, name: string) => ({ id, products: { name } });

test('items of the same name are told apart by their place among them', () => {
  const items = [named('a', 'Nicht mehr auf der Karte'), named('b', 'Burrata'), named('c', 'Nicht mehr auf der Karte')];
  expect(items.map((item) => itemLabel(item, items))).toEqual([
    'Nicht mehr auf der Karte, 1 von 2',
    'Burrata',
    'Nicht mehr auf der Karte, 2 von 2',
  ]);
});
