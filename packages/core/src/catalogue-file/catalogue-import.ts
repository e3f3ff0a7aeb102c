import * as z from 'zod/mini';
import { backgroundJob } from '../background-job/background-job.ts';
import { FILED_KINDS } from '../catalogue/catalogue-item.ts';
import { fileProblem, FILE_TEXT_MAX } from './file-entry.ts';

/** The number of shown entries of each kind; the counts hold the real number. */
export const SHOWN_MAX = 500;

const catalogueItemKind = z.enum(FILED_KINDS);
/** In the order of the display, the most important first. */
export const IMPORT_ACTIONS = ['changed', 'archived', 'restored', 'created'] as const;
const action = z.enum(IMPORT_ACTIONS);
export type ImportAction = z.infer<typeof action>;

/** The effect of an import on one item. */
export const plannedChange = z.object({
  /** Null for an item that the file lacks. */
  place: z.nullable(z.string()),
  kind: catalogueItemKind,
  id: z.string(),
  name: z.string(),
  action,
  /** Field by field as text for people; a new item has only the fields that the file does not show. */
  fields: z.array(z.object({ title: z.string(), before: z.string(), after: z.string() })),
});
export type PlannedChange = z.infer<typeof plannedChange>;

const missingItems = z.object({ kind: catalogueItemKind, name: z.string() });
export type MissingItems = z.infer<typeof missingItems>;

const count = z.int().check(z.nonnegative());
export const importCounts = z.object({
  created: count,
  changed: count,
  archived: count,
  restored: count,
  unchanged: count,
  /** Items of the catalogue that the file lacks and that do not change. */
  missing: count,
  /** The number of problems that prevent the import. */
  problems: count,
  hints: count,
});
export type ImportCounts = z.infer<typeof importCounts>;

/** The dry run: what an import would do. */
export const importCheck = z.object({
  counts: importCounts,
  problems: z.array(fileProblem),
  changes: z.array(plannedChange),
  missing: z.array(missingItems),
});
export type ImportCheck = z.infer<typeof importCheck>;

/** The number of changes. */
export const changeCount = ({ counts }: ImportCheck): number =>
  counts.created + counts.changed + counts.archived + counts.restored;

/** Whether the file holds any item. A file without one must not replace the whole catalogue. */
export const hasItems = ({ counts }: ImportCheck): boolean =>
  counts.created + counts.changed + counts.restored + counts.unchanged > 0;

/** Whether there are changes and no problems. */
export const canImport = (check: ImportCheck): boolean => check.counts.problems === 0 && changeCount(check) > 0;

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
