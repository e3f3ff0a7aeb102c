import { apiContract } from '@ofenpost/contract/api.contract';
import { versionedMenu } from '@ofenpost/core/menu/keep-menu';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { signedInId } from '../session/signed-in-id.ts';
import { keepMenu, removeMenu } from './keep-menu.ts';
import { findMenu, findMenus } from './kept-menu.repository.ts';
import { loadMenuUses } from './menu-uses.repository.ts';
import { loadWeekSheet, publishWeek } from './publish-week.ts';

const menuDesk = implement(apiContract.menuDesk).$context<ApiContext>();
const weekMenuDesk = implement(apiContract.weekMenuDesk).$context<ApiContext>();

/** The handlers of `apiContract.menuDesk`. */
export const createMenuDeskRoutes = (services: Services) => ({
  list: menuDesk.list.handler(({ input }) => findMenus(services.database, input, toLocalDate(services.clock.now()))),
  find: menuDesk.find.handler(async ({ input }) => {
    const found = await findMenu(services.database, input.id);
    return found && versionedMenu(found);
  }),
  loadUses: menuDesk.loadUses.handler(({ input }) => loadMenuUses(services.database, input.id)),
  save: menuDesk.save.handler(async ({ context, input: { id, ...saving }, errors }) => {
    const saved = await keepMenu(services, { id, saving, actorId: await signedInId(context) });
    if (!saved.ok) throw errors.REFUSED({ data: saved.error });
    return saved.value;
  }),
  remove: menuDesk.remove.handler(async ({ context, input: { id }, errors }) => {
    const removed = await removeMenu(services, { id, actorId: await signedInId(context) });
    if (!removed.ok) throw errors.REFUSED({ data: removed.error });
    return removed.value;
  }),
});

/** The handlers of `apiContract.weekMenuDesk`. */
export const createWeekMenuDeskRoutes = (services: Services) => ({
  load: weekMenuDesk.load.handler(({ input }) => loadWeekSheet(services, input.monday)),
  save: weekMenuDesk.save.handler(async ({ context, input: { monday, ...saving }, errors }) => {
    const saved = await publishWeek(services, { monday, saving, actorId: await signedInId(context) });
    if (!saved.ok) throw errors.REFUSED({ data: saved.error });
    return saved.value;
  }),
});
