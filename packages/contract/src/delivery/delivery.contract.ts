import { delivery } from '@ofenpost/core/delivery/delivery';
import { ovenLoad } from '@ofenpost/core/delivery/delivery-time';
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
  loadOvenLoad: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/delivery/oven-load',
      summary: 'What the oven takes in a slot, and what is reserved in the slots ahead',
      tags: ['delivery'],
    })
    .output(ovenLoad),
};
