import { expect, it } from 'vitest';
import { MENU as menu } from './menu.fixtures.ts';
import { menusNaming } from './menu.ts';

const today = '2026-11-20';
const naming = (name: string, course: string, validTo = today) =>
  menusNaming([{ ...menu, name: 'Mittag', courses: ['Suppe', course], validTo }], { name, today });

it.each([
  ['Margherita', 'Fladen Margherita 26 cm', true],
  ['margherita ', 'MARGHERITA', true],
  ['Crème brûlée', 'Dazu Creme brulee', true],
  ['Rosso (gross)', 'Ein Rosso (gross) für alle', true],
  ['Marg', 'Fladen Margherita', false],
  ['Rosso', 'Rossolini', false],
])('finds %s in %s: %s', (name, course, isFound) => {
  expect(naming(name, course)).toEqual(isFound ? ['Mittag'] : []);
});

it('looks at no menu that is over', () => {
  expect(naming('Margherita', 'Margherita', '2026-11-19')).toEqual([]);
});
