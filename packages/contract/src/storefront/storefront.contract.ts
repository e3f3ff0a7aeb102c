import { storefrontVersion } from '@ofenpost/core/storefront/storefront-version';
import { eventIterator } from '@orpc/contract';
import { openRoute } from '../route.ts';

const tags = ['content'];

export const contentContract = {
  loadVersion: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/content/version',
      summary: 'The version of what guests are shown',
      description: 'A later load of what guests see answers this version or a newer one.',
      tags,
    })
    .output(storefrontVersion),
  watch: openRoute('restaurant.read')
    .route({
      method: 'GET',
      path: '/content/events',
      summary: 'The version of what guests are shown, live',
      description: 'Sends it now and at every change, as server-sent events.',
      tags,
    })
    .output(eventIterator(storefrontVersion)),
};
