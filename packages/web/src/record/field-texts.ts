import { type ChangedField, isSame } from '@ofenpost/core/editor/compare';
import type { Field } from '@ofenpost/core/validation/field';

/** The label and the format of each field of a form; for records with any keys, one for all entries. */
export type FieldTexts<T> =
  | { readonly [F in keyof T]-?: Field<T[F]> }
  | ((key: string) => Field<T[keyof T] | undefined>);

/** Returns the texts of a field; null for one that nobody edits, such as the version. */
export function fieldText<T>(texts: FieldTexts<T>, field: PropertyKey): Field<unknown> | null {
  if (field === 'version') return null;
  if (typeof texts === 'function') return texts(String(field)) as Field<unknown>;
  return Object.hasOwn(texts, field) ? (texts[field as keyof T] as Field<unknown>) : null;
}

/** A field whose value two people changed, as text. */
export type ConflictRow = {
  readonly field: string;
  readonly label: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  /** Who changed it. A field that both changed needs a choice; one that only the other changed takes their value. */
  readonly by: ChangedField<unknown>['by'];
};

/** Returns the rows of the conflict dialog, without fields that both changed to the same value. */
export const conflictRows = <T, Draft>(changes: readonly ChangedField<T>[], texts: FieldTexts<Draft>): ConflictRow[] =>
  changes.flatMap(({ field, base, mine, theirs, by }) => {
    const known = fieldText(texts, field);
    if (known === null || isSame(mine, theirs)) return [];
    const { label, text } = known;
    const words = { base: text(base), mine: text(mine), theirs: text(theirs) };
    return [{ field: String(field), label, ...words, by }];
  });
