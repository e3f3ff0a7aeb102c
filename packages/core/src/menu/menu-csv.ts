import type { CsvColumn } from '../csv/csv.ts';
import { formatLocalDate } from '../time/zurich.ts';
import type { StoredMenu } from './stored-menu.ts';

/** The menus as a spreadsheet. */
export const MENU_CSV: readonly CsvColumn<StoredMenu>[] = [
  { title: 'Menü', value: ({ name }) => name },
  { title: 'Preis CHF', value: ({ price }) => ({ rappen: price }) },
  { title: 'Gänge', value: ({ courses }) => courses.join(', ') },
  { title: 'Gültig von', value: ({ validFrom }) => formatLocalDate(validFrom) },
  { title: 'Gültig bis', value: ({ validTo }) => formatLocalDate(validTo) },
  { title: 'Geändert', value: ({ changed }) => ({ at: changed }) },
];
