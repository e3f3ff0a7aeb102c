import type { Result } from '../result/result.ts';
import type { CatalogueImport, ImportError, ImportedFile } from './catalogue-import.ts';

/** How managers bring a whole catalogue in from a file. */
export type CatalogueImportPort = {
  /** Reads the file and says what it would do; nothing is changed. Whoever comes back finds it. */
  prepare(file: ImportedFile): Promise<CatalogueImport>;
  /** The same file again, also with another answer to what becomes of the rest. */
  prepareAgain(id: string, isWhole: boolean): Promise<Result<CatalogueImport, ImportError>>;
  /** The import to come back to: the one under way, or else the own last one; null where there is none. */
  loadLatest(): Promise<CatalogueImport | null>;
  /** Does what the dry run showed, all of it or nothing. Asked twice it begins once. */
  start(id: string): Promise<Result<CatalogueImport, ImportError>>;
  /** Stops what is under way, whoever began it: nothing of it is kept. Asked twice it answers the same. */
  cancel(id: string): Promise<Result<CatalogueImport, ImportError>>;
  /** Puts a dry run, or what has ended, out of sight. */
  dismiss(id: string): Promise<void>;
};
