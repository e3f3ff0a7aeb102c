import * as z from 'zod/mini';
import { backgroundJob } from '../background-job/background-job.ts';
import { FILE_TEXT_MAX } from './file-entry.ts';
import { importCheck } from './import-check.ts';

/** A file that somebody wants to import. */
export const importedFile = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  text: z.string().check(z.maxLength(FILE_TEXT_MAX)),
  /** Items that the file lacks are to be archived. */
  isWhole: z.boolean(),
});
export type ImportedFile = z.infer<typeof importedFile>;

/** An import: first a dry run, then, after a confirmation, the work. */
export const catalogueImport = z.extend(backgroundJob, { isWhole: z.boolean(), check: importCheck });
export type CatalogueImport = z.infer<typeof catalogueImport>;

export const importError = z.discriminatedUnion('code', [
  /** The catalogue has changed since the dry run; `now` is a new dry run. */
  z.object({ code: z.literal('catalogueChanged'), now: catalogueImport }),
  /** Another import is running. */
  z.object({ code: z.literal('importUnderWay'), by: z.nullable(z.string()) }),
  /** The import had ended before it could be stopped. */
  z.object({ code: z.literal('importDone'), now: catalogueImport }),
  /** The import does not exist, or its state does not allow this. */
  z.object({ code: z.literal('importUnknown') }),
  /** The import has nothing to do, or has problems. */
  z.object({ code: z.literal('importBlocked') }),
]);
export type ImportError = z.infer<typeof importError>;

/** The message of a refusal, in German. */
export function importErrorMessage(error: ImportError): string {
  switch (error.code) {
    case 'catalogueChanged':
      return 'Das Sortiment hat sich seit der Prüfung geändert. Schau dir an, was die Datei jetzt bewirken würde.';
    case 'importUnderWay':
      return `${error.by ?? 'Jemand'} importiert gerade. Warte, bis das fertig ist, und prüfe dann noch einmal.`;
    case 'importDone':
      return 'Das kam zu spät: Der Import war schon fertig.';
    case 'importUnknown':
      return 'Diesen Import gibt es nicht mehr. Wähle die Datei bitte noch einmal.';
    case 'importBlocked':
      return 'Die Datei kann so nicht importiert werden.';
  }
}
