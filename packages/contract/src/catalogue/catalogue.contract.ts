import { catalogue } from '@ofenpost/core/catalogue/catalogue';
import { publicRoute } from '../route.ts';

export const catalogueContract = {
  load: publicRoute
    .route({ method: 'GET', path: '/catalogue', summary: 'All visible products by group', tags: ['catalogue'] })
    .output(catalogue),
};
