import { catalogue } from '@ofenpost/core/catalogue/catalogue';
import { openRoute } from '../route.ts';

export const catalogueContract = {
  load: openRoute('catalogue.read')
    .route({ method: 'GET', path: '/catalogue', summary: 'All visible products by group', tags: ['catalogue'] })
    .output(catalogue),
};
