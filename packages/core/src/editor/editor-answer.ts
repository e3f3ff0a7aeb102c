import { mergeMine } from './changed-fields.ts';
import type { EditorContext, SaveAnswer } from './editor.ts';

/** The initial state of a form: the value as it was loaded or saved, without changes. */
export const unedited = <T>(value: T): Omit<EditorContext<T>, 'isGiven' | 'needsChange'> => ({
  base: value,
  value,
  sent: value,
  theirs: value,
  errors: {},
  refusal: null,
});

/** The state of a form after the server's answer. Entries made meanwhile stay as changes of the saved value. */
export function answered<T extends object>(
  { sent, value }: EditorContext<T>,
  answer: SaveAnswer<T>,
): Partial<EditorContext<T>> {
  if (answer.ok) {
    const saved = answer.value;
    return { ...unedited(saved), value: mergeMine({ base: sent, mine: value, theirs: saved }) };
  }
  return answer.error.code === 'conflict' ? { theirs: answer.error.theirs } : { refusal: answer.error.message };
}
