import type { Result } from '../result/result.ts';
import type { CatalogueImport, ImportError, ImportedFile } from './catalogue-import.ts';

/** How managers import a whole catalogue from a file. */
export type CatalogueImportPort = {
  /** Reads the file and answers what the import would do; nothing is changed. The result can be loaded later. */
  prepare(file: ImportedFile): Promise<CatalogueImport>;
  /** Prepares the same file again, also with another choice for the rest of the catalogue. */
  prepareAgain(id: string, isWhole: boolean): Promise<Result<CatalogueImport, ImportError>>;
  /** The import to return to: the running one, or else the own last one; null when there is none. */
  loadLatest(): Promise<CatalogueImport | null>;
  /** Does what the dry run showed, all of it or nothing. A second call does not start it again. */
  start(id: string): Promise<Result<CatalogueImport, ImportError>>;
  /** Stops the running import, whoever began it: nothing of it is saved. A second call answers the same. */
  cancel(id: string): Promise<Result<CatalogueImport, ImportError>>;
  /** Hides a dry run, or an import that has ended. */
  dismiss(id: string): Promise<void>;
};
