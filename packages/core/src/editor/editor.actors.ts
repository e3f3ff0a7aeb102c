import { fromPromise } from 'xstate';
import type { SaveAnswer, Saving } from './editor.ts';

/** How a form loads and saves. */
export type EditorWork<T> = {
  load(): Promise<T>;
  save(saving: Saving<T>): Promise<SaveAnswer<T>>;
};

/** The work of an editor machine. */
export const createEditorActors = <T>({ load, save }: EditorWork<T>) => ({
  load: fromPromise<T>(() => load()),
  save: fromPromise<SaveAnswer<T>, Saving<T>>(({ input }) => save(input)),
});
