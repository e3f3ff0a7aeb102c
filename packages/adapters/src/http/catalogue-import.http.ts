import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { CatalogueImportPort } from '@ofenpost/core/catalogue-file/catalogue-import.port';
import { resultOf } from './refusal.ts';

export const createCatalogueImportHttp = ({ catalogueImport }: ApiClient): CatalogueImportPort => ({
  prepare: (file) => catalogueImport.prepare(file),
  prepareAgain: (id, isWhole) => resultOf(catalogueImport.prepareAgain({ id, isWhole })),
  loadLatest: async () => (await catalogueImport.loadLatest()).latest,
  start: (id) => resultOf(catalogueImport.start({ id })),
  cancel: (id) => resultOf(catalogueImport.cancel({ id })),
  dismiss: async (id) => {
    await catalogueImport.dismiss({ id });
  },
});
