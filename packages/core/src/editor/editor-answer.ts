import { mergeMine } from './changed-fields.ts';
import type { EditorContext, SaveAnswer } from './editor.ts';

/** Where a form begins: with what was loaded or saved, and nothing entered yet. */
export const unedited = <T>(value: T): Omit<EditorContext<T>, 'isGiven' | 'needsChange'> => ({
  base: value,
  value,
  sent: value,
  theirs: value,
  errors: {},
  refusal: null,
});

/** What the server's answer changes in a form. What was entered meanwhile stays, as changes of what was saved. */
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
