import { openingHours } from '@ofenpost/core/opening-hours/opening-hours';
import { publicRoute } from '../route.ts';

export const openingHoursContract = {
  load: publicRoute
    .route({
      method: 'GET',
      path: '/opening-hours',
      summary: 'The schedules of restaurant and delivery',
      tags: ['opening-hours'],
    })
    .output(openingHours),
};
