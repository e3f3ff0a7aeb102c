import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { loadContentVersion, watchContent } from './watch-content.ts';

const content = implement(apiContract.content).$context<ApiContext>();

/** The handlers of `apiContract.content`. */
export const createContentRoutes = (services: Services) => ({
  loadVersion: content.loadVersion.handler(() => loadContentVersion(services)),
  watch: content.watch.handler(({ context }) => context.openLive(() => watchContent(services))),
});
