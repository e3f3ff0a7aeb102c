import type { PlannedMenus } from './menu-plan.ts';
import type { Menu } from './menu.ts';

export const MENU: Menu = {
  id: '50000000-0000-4000-8000-000000000001',
  name: 'Garten & Glut',
  price: 3250,
  vatClass: 'food',
  ovenBreads: 1,
  courses: ['Grüner Salat', 'Fladen Kürbis', 'Panna cotta'],
  validFrom: '2026-11-01',
  validTo: '2026-12-31',
};

/** One menu on Friday, 20 November 2026, and on the Friday after. */
export const PLANNED_MENUS: PlannedMenus = {
  menus: [MENU],
  weekMenuEntries: ['2026-11-16', '2026-11-23'].map((monday) => ({ monday, dayOfWeek: 5, menuId: MENU.id })),
};
