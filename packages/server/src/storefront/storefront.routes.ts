import { contentContract } from '@ofenpost/contract/storefront/storefront.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { loadStorefrontVersion, watchContent } from './watch-storefront.ts';

const content = implement(contentContract).$context<ApiContext>();

/** The handlers of `contentContract`. */
export const createContentRoutes = (services: Services) => ({
  loadVersion: content.loadVersion.handler(() => loadStorefrontVersion(services)),
  watch: content.watch.handler(({ context }) => context.openLive(() => watchContent(services))),
});
