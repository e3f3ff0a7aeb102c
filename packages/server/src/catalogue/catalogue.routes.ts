import { catalogueContract } from '@ofenpost/contract/catalogue/catalogue.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';

const catalogue = implement(catalogueContract).$context<ApiContext>();

/** The handlers of `catalogueContract`. */
export const createCatalogueRoutes = ({ content }: Services) => ({
  load: catalogue.load.handler(async () => (await content.read()).catalogue),
});
