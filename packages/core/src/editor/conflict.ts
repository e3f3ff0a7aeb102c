import { type ChangedField, changedFields, mergeMine } from './changed-fields.ts';
import type { EditorContext } from './editor.ts';

/** The fields of which mine is saved; undefined means all that I changed. */
export type Choice<T> = { readonly fields?: readonly (keyof T)[] | undefined };

export const withMine = <T extends object>({ base, value, theirs }: EditorContext<T>, { fields }: Choice<T>): T =>
  mergeMine({ base, mine: value, theirs }, fields);

type Snapshot<T> = { readonly context: EditorContext<T> };

/** The fields that I and, in a conflict, somebody else changed. */
export const selectChangedFields = <T extends object>({
  context: { base, value, theirs },
}: Snapshot<T>): readonly ChangedField<T>[] => changedFields({ base, mine: value, theirs });
