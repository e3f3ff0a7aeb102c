import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { loadStorefrontVersion, watchContent } from './watch-storefront.ts';

const content = implement(apiContract.content).$context<ApiContext>();

/** The handlers of `apiContract.content`. */
export const createContentRoutes = (services: Services) => ({
  loadVersion: content.loadVersion.handler(() => loadStorefrontVersion(services)),
  watch: content.watch.handler(({ context }) => context.openLive(() => watchContent(services))),
});
