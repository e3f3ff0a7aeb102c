import * as z from 'zod/mini';
import { backgroundJob } from '../background-job/background-job.ts';
import { FILE_TEXT_MAX } from './file-entry.ts';
import { importCheck } from './import-check.ts';

/** A file that somebody wants to import. */
export const importedFile = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  text: z.string().check(z.maxLength(FILE_TEXT_MAX)),
  /** Whatever it does not have is to be archived. */
  isWhole: z.boolean(),
});
export type ImportedFile = z.infer<typeof importedFile>;

/** An import: first a dry run, and on somebody's word the work. */
export const catalogueImport = z.extend(backgroundJob, { isWhole: z.boolean(), check: importCheck });
export type CatalogueImport = z.infer<typeof catalogueImport>;

export const importError = z.discriminatedUnion('code', [
  /** The catalogue is not as it was at the dry run: here is another one. */
  z.object({ code: z.literal('catalogueChanged'), now: catalogueImport }),
  /** Another import is under way. */
  z.object({ code: z.literal('importUnderWay'), by: z.nullable(z.string()) }),
  /** It was to be stopped, and had done its work before. */
  z.object({ code: z.literal('importDone'), now: catalogueImport }),
  /** There is no such import, or it is not where this could be done. */
  z.object({ code: z.literal('importUnknown') }),
  /** There is nothing to do, or something in the way. */
  z.object({ code: z.literal('importBlocked') }),
]);
export type ImportError = z.infer<typeof importError>;

/** What people read of a refusal. */
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
