import { apiContract } from '@ofenpost/contract/api.contract';
import { menuPlanOf } from '@ofenpost/core/menu/menu-plan';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const menu = implement(apiContract.menu).$context<ApiContext>();

/** The handlers of `apiContract.menu`. */
export const createMenuRoutes = ({ content, clock }: Services) => ({
  load: menu.load.handler(async ({ input: { monday } }) =>
    menuPlanOf(await content.read(), { monday, today: toLocalDate(clock.now()) }),
  ),
});
