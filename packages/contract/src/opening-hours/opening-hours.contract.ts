import { openingHours } from '@ofenpost/core/opening-hours/opening-hours';
import { openRoute } from '../route.ts';

export const openingHoursContract = {
  load: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/opening-hours',
      summary: 'The schedules of restaurant and delivery',
      description: 'Weekly hours and extraordinary days, in the local time of Zurich.',
      tags: ['opening-hours'],
    })
    .output(openingHours),
};
