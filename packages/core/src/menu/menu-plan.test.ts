import { expect, it } from 'vitest';
import { menuPlanOf } from './menu-plan.ts';
import type { Menu } from './menu.ts';

const menu = (id: string, validFrom: string, validTo: string): Menu => ({
  id,
  name: id,
  price: 3250,
  vatClass: 'food',
  ovenBreads: 1,
  courses: ['Fladen'],
  validFrom,
  validTo,
});
const garden = menu('garden', '2026-11-01', '2026-11-22');
const alp = menu('alp', '2026-11-23', '2026-12-31');

it('shows what is valid today, and the week that was asked for', () => {
  const weekMenuEntries = ['2026-11-16', '2026-11-23'].flatMap((monday) =>
    ['garden', 'alp'].map((menuId) => ({ monday, dayOfWeek: 3, menuId })),
  );
  const plan = menuPlanOf({ menus: [garden, alp], weekMenuEntries }, { monday: '2026-11-23', today: '2026-11-20' });
  expect(plan.menus).toEqual([garden]);
  expect(plan.weekMenuEntries).toEqual(weekMenuEntries);
  const nextWeek = menuPlanOf({ menus: [], weekMenuEntries }, { monday: '2026-11-16', today: '2026-11-23' });
  expect(nextWeek.weekMenuEntries).toEqual(weekMenuEntries.slice(2));
  expect(plan.weekMenu.map(({ date, menus }) => [date, menus.map(({ id }) => id)])).toEqual([
    ['2026-11-23', []],
    ['2026-11-24', []],
    ['2026-11-25', ['alp']],
    ['2026-11-26', []],
    ['2026-11-27', []],
    ['2026-11-28', []],
    ['2026-11-29', []],
  ]);
});
