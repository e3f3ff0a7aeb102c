import * as z from 'zod/mini';
import { FILED_KINDS } from '../catalogue/catalogue-item.ts';
import { fileProblem } from './file-entry.ts';

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
