import { delivery } from '@ofenpost/core/delivery/delivery';
import { openRoute } from '../route.ts';

export const deliveryContract = {
  load: openRoute('restaurant.read')
    .route({ method: 'GET', path: '/delivery', summary: 'Delivery areas and preparation time', tags: ['delivery'] })
    .output(delivery),
};
