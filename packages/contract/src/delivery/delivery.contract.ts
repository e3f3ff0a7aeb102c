import { delivery } from '@ofenpost/core/delivery/delivery';
import { openRoute } from '../route.ts';

export const deliveryContract = {
  load: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/delivery',
      summary: 'Delivery areas, preparation time, pause and rush',
      tags: ['delivery'],
    })
    .output(delivery),
};
