import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { CataloguePort } from '@ofenpost/core/catalogue/catalogue.port';

export const createCatalogueHttp = ({ catalogue }: ApiClient): CataloguePort => ({
  load: () => catalogue.load(),
});
