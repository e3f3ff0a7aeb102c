import { delivery } from '@ofenpost/core/delivery/delivery';
import { publicRoute } from '../route.ts';

export const deliveryContract = {
  load: publicRoute
    .route({ method: 'GET', path: '/delivery', summary: 'Delivery areas and preparation time', tags: ['delivery'] })
    .output(delivery),
};
