import { restaurantEvent } from '@ofenpost/core/event/restaurant-event';
import * as z from 'zod/mini';
import { openRoute } from '../route.ts';

export const eventContract = {
  load: openRoute('restaurant.read')
    .route({ method: 'GET', path: '/events', summary: 'Coming events, the next one first', tags: ['event'] })
    .output(z.array(restaurantEvent)),
};
