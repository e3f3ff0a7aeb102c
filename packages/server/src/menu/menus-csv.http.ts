import { MENU_CSV } from '@ofenpost/core/menu/menu-csv';
import { MENU_LIST } from '@ofenpost/core/menu/menu-list';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { findMenus } from './stored-menu.repository.ts';

/** `/admin/menu.csv`: the menus as a spreadsheet. */
export const menusCsvPart = (services: Services) =>
  csvExportPart(services, {
    path: '/admin/menu.csv',
    page: '/admin/menu',
    action: 'menu.edit',
    name: 'Menüs',
    list: MENU_LIST,
    columns: MENU_CSV,
    find: (db, query) => findMenus(db, query, toLocalDate(services.clock.now())),
  });
