import { pizzaOffer } from '@ofenpost/core/pizza-creator/pizza-offer';
import { openRoute } from '../route.ts';

export const pizzaCreatorContract = {
  load: openRoute('catalogue.read')
    .route({ method: 'GET', path: '/pizza-creator', summary: 'What own pizzas are made of', tags: ['pizza-creator'] })
    .output(pizzaOffer)
    .errors({ NOT_FOUND: { status: 404, message: 'Eigene Kreationen gibt es hier zurzeit nicht.' } }),
};
