import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { ImportedFile } from '@ofenpost/core/catalogue-file/catalogue-import';
import type { CatalogueImportPort } from '@ofenpost/core/catalogue-file/catalogue-import.port';
import { resultOf } from './refusal.ts';

/** Timeout for uploading and reading a file, in milliseconds: a slow line sends 10 kB a second. */
const timeoutFor = ({ text }: ImportedFile): number => 60_000 + Math.ceil(text.length / 10);

export const createCatalogueImportHttp = ({ catalogueImport }: ApiClient): CatalogueImportPort => ({
  prepare: (file) => catalogueImport.prepare(file, { context: { timeout: timeoutFor(file) } }),
  prepareAgain: (id, isWhole) => resultOf(catalogueImport.prepareAgain({ id, isWhole })),
  loadLatest: async () => (await catalogueImport.loadLatest()).latest,
  start: (id) => resultOf(catalogueImport.start({ id })),
  cancel: (id) => resultOf(catalogueImport.cancel({ id })),
  dismiss: async (id) => {
    await catalogueImport.dismiss({ id });
  },
});
