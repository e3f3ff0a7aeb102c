import { menuPlanOf } from '@ofenpost/core/menu/menu-plan';
import type { MenuPort } from '@ofenpost/core/menu/menu.port';
import { monday as mondaySchema } from '@ofenpost/core/menu/monday';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import type { Shop } from './shop.ts';

export const createMenuInMemory = (shop: Shop): MenuPort => ({
  load: async ({ monday }) =>
    menuPlanOf(shop, { monday: mondaySchema.parse(monday), today: toLocalDate(shop.clock.now()) }),
});
