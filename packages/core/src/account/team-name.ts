import * as z from 'zod/mini';
import type { AuditEntry } from '../record/audit-entry.ts';
import { folded } from '../text/search-words.ts';
import { nameKey } from '../validation/unique-list.ts';

/** An entry of the audit log about another name of somebody of the team, with the name until then. */
export type Rename = Pick<AuditEntry, 'number' | 'at' | 'subject'> & { readonly from: string };

/** What such an entry has of the name until then. */
export const renamedFrom = z.object({ name: z.string() });

/**
 * The name of an account as it was at an entry: what the first change of its name from then on replaced, else the present
 * one. The entry about the change itself shows the name until then. `renames` are in their order.
 */
export const nameAsOf = (present: string, renames: readonly Rename[], since: (rename: Rename) => boolean): string =>
  renames.find(since)?.from ?? present;

const BETWEEN_LETTERS = /[\s'-]/g;

/** A key that is equal for names which people take for the same: case, accents, spaces and dashes do not matter. */
export const teamNameKey = (name: string): string => folded(nameKey(name)).replaceAll(BETWEEN_LETTERS, '');

/**
 * Whether somebody of the team may not take a name. `others` are the present and the former names of all others who are
 * or were in the team. The own name may be written in another way, also where somebody is called the same.
 */
export const isNameTaken = (
  { before, after }: { readonly before: string; readonly after: string },
  others: readonly string[],
): boolean =>
  teamNameKey(before) !== teamNameKey(after) && others.some((name) => teamNameKey(name) === teamNameKey(after));
