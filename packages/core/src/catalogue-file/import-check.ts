import * as z from 'zod/mini';
import { FILED_KINDS } from '../catalogue/catalogue-item.ts';
import { fileProblem } from './file-entry.ts';

/** How many of each kind are shown; the counts say how many there are. */
export const SHOWN_MAX = 500;

const catalogueItemKind = z.enum(FILED_KINDS);
/** What one looks at first comes first. */
export const IMPORT_ACTIONS = ['changed', 'archived', 'restored', 'created'] as const;
const action = z.enum(IMPORT_ACTIONS);
export type ImportAction = z.infer<typeof action>;

/** What an import does to one of the goods. */
export const plannedChange = z.object({
  /** Null for what the file does not have. */
  place: z.nullable(z.string()),
  kind: catalogueItemKind,
  id: z.string(),
  name: z.string(),
  action,
  /** Field by field as people read it; of what is new without what stands in the file anyway. */
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
  /** What is in the catalogue and not in the file, and stays as it is. */
  missing: count,
  /** What hinders the import. */
  problems: count,
  hints: count,
});
export type ImportCounts = z.infer<typeof importCounts>;

/** What an import would do: the dry run. */
export const importCheck = z.object({
  counts: importCounts,
  problems: z.array(fileProblem),
  changes: z.array(plannedChange),
  missing: z.array(missingItems),
});
export type ImportCheck = z.infer<typeof importCheck>;

/** How much it would change. */
export const changeCount = ({ counts }: ImportCheck): number =>
  counts.created + counts.changed + counts.archived + counts.restored;

/** Whether something of a catalogue stands in the file. One without must not stand for the whole of it. */
export const hasItems = ({ counts }: ImportCheck): boolean =>
  counts.created + counts.changed + counts.restored + counts.unchanged > 0;

/** Whether there is something to do and nothing in the way. */
export const canImport = (check: ImportCheck): boolean => check.counts.problems === 0 && changeCount(check) > 0;
