import { delivery } from '@ofenpost/core/delivery/delivery';
import { ovenLoad } from '@ofenpost/core/delivery/delivery-time';
import { openRoute } from '../route.ts';

export const deliveryContract = {
  load: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/delivery',
      summary: 'Delivery areas, preparation time, pause and rush',
      description: 'All that decides whether and when an order can be delivered.',
      tags: ['delivery'],
    })
    .output(delivery),
  loadOvenLoad: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/delivery/oven-load',
      summary: 'The load of the oven',
      description: 'What it takes in a slot, and what is reserved in the slots ahead.',
      tags: ['delivery'],
    })
    .output(ovenLoad),
};
