import { catalogue } from '@ofenpost/core/catalogue/catalogue';
import { openRoute } from '../route.ts';

export const catalogueContract = {
  load: openRoute('catalogue.read')
    .route({
      method: 'GET',
      path: '/catalogue',
      summary: 'All visible products by group',
      description: 'In the order of the menu, with what is sold out.',
      tags: ['catalogue'],
    })
    .output(catalogue),
};
