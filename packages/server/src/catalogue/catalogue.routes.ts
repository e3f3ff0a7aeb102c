import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const catalogue = implement(apiContract.catalogue).$context<ApiContext>();

/** The handlers of `apiContract.catalogue`. */
export const createCatalogueRoutes = ({ content }: Services) => ({
  load: catalogue.load.handler(async () => (await content.read()).catalogue),
});
