import * as z from 'zod/mini';
import type { CsvColumn } from '../csv/csv.ts';
import { type ListPage, listPage, pageOf } from '../list/list-page.ts';
import { defineList } from '../list/list-query.ts';
import type { LocalDate } from '../time/instant.ts';
import { formatLocalDate } from '../time/zurich.ts';
import { type StoredMenu, storedMenu } from './menu.ts';
import { isArchived } from './save-menu.ts';

/**
 * What staff can search, filter and sort menus by; the default is menus that are not over. The others are the archive.
 */
export const MENU_LIST = defineList({
  file: { path: '/admin/menu.csv', page: '/admin/menu', action: 'menu.edit', name: 'Menüs' },
  sorts: ['name', 'price', 'validFrom', 'validTo', 'changed'],
  filters: { when: z.enum(['now', 'later', 'kept', 'archived', 'all']) },
  blank: { sort: 'name', when: 'kept' },
});
export type MenuQuery = typeof MENU_LIST.start;

export const menuPage = listPage(storedMenu);
export type MenuPage = ListPage<StoredMenu>;

const isWanted = ({ validFrom, validTo }: StoredMenu, when: MenuQuery['when'], today: LocalDate): boolean => {
  if (when === 'all') return true;
  if (isArchived({ validTo }, today)) return when === 'archived';
  return when === 'kept' || ((when === 'later') === validFrom > today && when !== 'archived');
};

/** One page of the menus that match the query. There are so few that the server filters them in memory. */
export const pageOfMenus = (menus: readonly StoredMenu[], query: MenuQuery, today: LocalDate): MenuPage =>
  pageOf(menus, query, {
    texts: ({ name, courses }) => [name, ...courses],
    isWanted: (menu) => isWanted(menu, query.when, today),
    sorts: {
      name: ({ name }) => name,
      price: ({ price }) => price,
      validFrom: ({ validFrom }) => validFrom,
      validTo: ({ validTo }) => validTo,
      changed: ({ changed }) => changed,
    },
    key: ({ id }) => id,
  });

/** The menus as a spreadsheet. */
export const MENU_CSV: readonly CsvColumn<StoredMenu>[] = [
  { title: 'Menü', value: ({ name }) => name },
  { title: 'Preis CHF', value: ({ price }) => ({ rappen: price }) },
  { title: 'Gänge', value: ({ courses }) => courses.join(', ') },
  { title: 'Gültig von', value: ({ validFrom }) => formatLocalDate(validFrom) },
  { title: 'Gültig bis', value: ({ validTo }) => formatLocalDate(validTo) },
  { title: 'Geändert', value: ({ changed }) => ({ at: changed }) },
];
