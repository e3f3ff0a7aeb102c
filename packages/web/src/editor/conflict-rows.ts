import type { ChangedField } from '@ofenpost/core/editor/changed-fields';
import { isSame } from '@ofenpost/core/editor/is-same';
import { type FieldTexts, fieldText } from './field-texts.ts';

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
