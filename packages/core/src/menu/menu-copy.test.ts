import { expect, it } from 'vitest';
import { copyOfMenu, MENU_NAME_MAX, type MenuDraft, menuDraft } from './menu-draft.ts';

const TODAY = '2026-11-20';
const MENU: MenuDraft = {
  name: 'Mittag',
  price: 1850,
  vatClass: 'food',
  ovenBreads: 1,
  courses: ['Suppe'],
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
};

it.each([
  ['Mittag', 'Mittag (Kopie)'],
  [`${'x'.repeat(51)}🍕Gnocchi`, `${'x'.repeat(51)}🍕 (Kopie)`],
  [`${'x'.repeat(51)}👩\u200d🍳Koch`, `${'x'.repeat(51)} (Kopie)`],
  [`${'x'.repeat(51)}🇨🇭Fest`, `${'x'.repeat(51)} (Kopie)`],
])('a copy of %j is called %j and can be saved', (name, copied) => {
  const copy = copyOfMenu({ ...MENU, name }, TODAY);
  expect(copy.name).toBe(copied);
  expect(Array.from(copied).length).toBeLessThanOrEqual(MENU_NAME_MAX);
  expect(menuDraft.safeParse(copy).success).toBe(true);
});
