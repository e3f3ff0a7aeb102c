import type { ChangedField } from '@ofenpost/core/editor/changed-fields';
import { isSame } from '@ofenpost/core/editor/is-same';
import { type FieldTexts, fieldText } from './field-texts.ts';

/** A field on which two people differ, in words. */
export type ConflictRow = {
  readonly field: string;
  readonly label: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  /** Who changed it. Of what both did I have to choose; where only they did, theirs is taken. */
  readonly by: ChangedField<unknown>['by'];
};

/** What there is to choose and to know in a conflict; nothing of what both made the same. */
export const conflictRows = <T, Draft>(changes: readonly ChangedField<T>[], texts: FieldTexts<Draft>): ConflictRow[] =>
  changes.flatMap(({ field, base, mine, theirs, by }) => {
    const known = fieldText(texts, field);
    if (known === null || isSame(mine, theirs)) return [];
    const { label, text } = known;
    const words = { base: text(base), mine: text(mine), theirs: text(theirs) };
    return [{ field: String(field), label, ...words, by }];
  });
