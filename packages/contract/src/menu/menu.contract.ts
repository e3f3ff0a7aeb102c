import { menuPlan, monday } from '@ofenpost/core/menu/menu-plan';
import * as z from 'zod/mini';
import { openRoute } from '../route.ts';

export const menuContract = {
  load: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/menus',
      summary: "Today's menus and the plan of a week",
      description: 'The week is named by its Monday, a date in Zurich.',
      tags: ['menu'],
    })
    .input(z.object({ monday }))
    .output(menuPlan),
};
