import { restaurantPage } from '@ofenpost/core/restaurant/restaurant-page';
import { openRoute } from '../route.ts';

export const restaurantContract = {
  load: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/restaurant',
      summary: 'The restaurant, its menus, this week and coming events',
      tags: ['restaurant'],
    })
    .output(restaurantPage),
};
