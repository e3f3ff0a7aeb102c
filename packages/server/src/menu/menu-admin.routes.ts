import { menuAdminContract, weekMenuAdminContract } from '@ofenpost/contract/menu/menu-admin.contract';
import { MENU_CSV, MENU_LIST } from '@ofenpost/core/menu/menu-list';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { implement } from '@orpc/server';
import type { Database } from '../database/database.ts';
import type { ApiContext } from '../http/api-context.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import { SNAPSHOT, loadRecord } from '../record/record-store.ts';
import { removesRecord, savesRecord } from '../record/record.routes.ts';
import type { Services } from '../services.ts';
import { findMenus, loadPlannedDays, loadWeekSheet, menuStore, weekMenuStore } from './menu.repository.ts';

const menuAdmin = implement(menuAdminContract).$context<ApiContext>();
const weekMenuAdmin = implement(weekMenuAdminContract).$context<ApiContext>();

type CountCarts = (db: Database, menuId: string) => Promise<number>;

/** The handlers of `menuAdminContract`; `countCarts` counts those with a menu. */
export const createMenuAdminRoutes = (services: Services, countCarts: CountCarts) => ({
  list: menuAdmin.list.handler(({ input }) => findMenus(services.database, input, toLocalDate(services.clock.now()))),
  find: menuAdmin.find.handler(({ input }) => loadRecord(services, menuStore, input.id)),
  loadUses: menuAdmin.loadUses.handler(async ({ input: { id } }) => ({
    days: await loadPlannedDays(services.database, id),
    carts: await countCarts(services.database, id),
  })),
  save: menuAdmin.save.handler(savesRecord(services, menuStore)),
  remove: menuAdmin.remove.handler(removesRecord(services, menuStore)),
});

/** The handlers of `weekMenuAdminContract`. */
export function createWeekMenuAdminRoutes(services: Services) {
  const save = savesRecord(services, weekMenuStore);
  return {
    load: weekMenuAdmin.load.handler(({ input: { monday } }) =>
      services.database.transaction((tx) => loadWeekSheet(tx, monday), SNAPSHOT),
    ),
    save: weekMenuAdmin.save.handler(({ input: { monday, ...saving }, ...call }) =>
      save({ ...call, input: { ...saving, id: monday } }),
    ),
  };
}

/** `/admin/menu.csv`: the menus as a spreadsheet. */
export const menusCsvPart = (services: Services) =>
  csvExportPart(services, {
    list: MENU_LIST,
    columns: MENU_CSV,
    find: (db, query) => findMenus(db, query, toLocalDate(services.clock.now())),
  });
