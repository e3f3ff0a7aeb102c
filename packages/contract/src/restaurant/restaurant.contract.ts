import { restaurant } from '@ofenpost/core/restaurant/restaurant';
import { openRoute } from '../route.ts';

export const restaurantContract = {
  load: openRoute('restaurant.read')
    .route({ method: 'GET', path: '/restaurant', summary: "The restaurant's profile", tags: ['restaurant'] })
    .output(restaurant),
};
