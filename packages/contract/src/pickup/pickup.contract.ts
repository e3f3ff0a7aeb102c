import { pickupBoard } from '@ofenpost/core/pickup/pickup-board';
import { openRoute } from '../route.ts';

export const pickupContract = {
  load: openRoute('pickup.read')
    .route({
      method: 'GET',
      path: '/pickup',
      summary: 'The numbers on the pick-up screen',
      description: 'Orders in preparation and ready ones, never a name, because everybody in the restaurant reads it.',
      tags: ['pickup'],
    })
    .output(pickupBoard),
};
