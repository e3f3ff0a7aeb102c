import { menuAdminContract, weekMenuAdminContract } from '@ofenpost/contract/menu/menu-admin.contract';
import { MENU_CSV, MENU_LIST } from '@ofenpost/core/menu/menu-list';
import { versionedMenu } from '@ofenpost/core/menu/save-menu';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { implement } from '@orpc/server';
import type { Database } from '../database/database.ts';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import { csvExportPart } from '../list/csv-export.http.ts';
import type { Services } from '../services.ts';
import { loadWeekSheet, publishWeek, saveMenuDraft, removeMenu } from './menu-changes.ts';
import { findMenu, findMenus, loadPlannedDays } from './menu.repository.ts';

const menuAdmin = implement(menuAdminContract).$context<ApiContext>();
const weekMenuAdmin = implement(weekMenuAdminContract).$context<ApiContext>();

type CountCarts = (db: Database, menuId: string) => Promise<number>;

/** The handlers of `menuAdminContract`; `countCarts` counts those with a menu. */
export const createMenuAdminRoutes = (services: Services, countCarts: CountCarts) => ({
  list: menuAdmin.list.handler(({ input }) => findMenus(services.database, input, toLocalDate(services.clock.now()))),
  find: menuAdmin.find.handler(async ({ input }) => {
    const found = await findMenu(services.database, input.id);
    return found && versionedMenu(found);
  }),
  loadUses: menuAdmin.loadUses.handler(async ({ input: { id } }) => ({
    days: await loadPlannedDays(services.database, id),
    carts: await countCarts(services.database, id),
  })),
  save: menuAdmin.save.handler(async ({ context, input: { id, ...saving }, errors }) => {
    const saved = await saveMenuDraft(services, { id, saving, actorId: await signedInId(context) });
    if (!saved.ok) throw errors.REFUSED({ data: saved.error });
    return saved.value;
  }),
  remove: menuAdmin.remove.handler(async ({ context, input: { id }, errors }) => {
    const removed = await removeMenu(services, { id, actorId: await signedInId(context) });
    if (!removed.ok) throw errors.REFUSED({ data: removed.error });
    return removed.value;
  }),
});

/** The handlers of `weekMenuAdminContract`. */
export const createWeekMenuAdminRoutes = (services: Services) => ({
  load: weekMenuAdmin.load.handler(({ input }) => loadWeekSheet(services, input.monday)),
  save: weekMenuAdmin.save.handler(async ({ context, input: { monday, ...saving }, errors }) => {
    const saved = await publishWeek(services, { monday, saving, actorId: await signedInId(context) });
    if (!saved.ok) throw errors.REFUSED({ data: saved.error });
    return saved.value;
  }),
});

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
