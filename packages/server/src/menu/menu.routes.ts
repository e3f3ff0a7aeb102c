import { menuContract } from '@ofenpost/contract/menu/menu.contract';
import { menuPlanOf } from '@ofenpost/core/menu/menu-plan';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const menu = implement(menuContract).$context<ApiContext>();

/** The handlers of `menuContract`. */
export const createMenuRoutes = ({ content, clock }: Services) => ({
  load: menu.load.handler(async ({ input: { monday } }) =>
    menuPlanOf(await content.read(), { monday, today: toLocalDate(clock.now()) }),
  ),
});
