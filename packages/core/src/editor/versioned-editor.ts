import * as z from 'zod/mini';
import { err, ok } from '../result/result.ts';
import { createEditorActors, createEditorMachine } from './editor.machine.ts';
import type { SaveAnswer } from './editor.ts';
import type { Versioned } from './versioned.ts';

/** A draft in a form, with the version it was made from, which is a field that nobody edits. */
export type EditedDraft<T> = T & { readonly version: number };

export const editedDraftOf = <T extends object>({ version, value }: Versioned<T>): EditedDraft<T> => ({
  ...value,
  version,
});

/** The draft alone. Where its fields are entries by their key, the version and removed entries are left out. */
export function draftOf<T extends object>(edited: EditedDraft<T>): T;
export function draftOf({ version: _version, ...value }: { readonly version: number }): object {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}

type VersionedWork<T> = {
  readonly draft: z.ZodMiniType<T, T>;
  /** For an editor that begins without the value. */
  load?(): Promise<Versioned<T>>;
  save(saving: Versioned<T>): Promise<SaveAnswer<Versioned<T>>>;
};

/**
 * The editor of a loaded value that several people may change, or of something new. All attempts to save a new one share
 * its id, so that a retry after a lost answer does not create a second one. After a conflict the slower person sees both values, chooses,
 * and continues from the newer version.
 */
export const createVersionedEditor = <T extends object>(
  loaded: Versioned<T>,
  { draft, load = async () => loaded, save }: VersionedWork<T>,
) =>
  createEditorMachine<EditedDraft<T>>({
    // An intersection would add code to the first load of every guest that nothing else needs.
    schema: z.transform((edited: EditedDraft<T>, { issues }) => {
      const { data, error } = draft.safeParse(draftOf(edited));
      for (const { message, path } of error?.issues ?? [])
        issues.push({ code: 'custom', message, path, input: edited });
      return { ...(data ?? edited), version: edited.version };
    }),
    blank: editedDraftOf(loaded),
  }).provide({
    actors: createEditorActors<EditedDraft<T>>({
      load: async () => editedDraftOf(await load()),
      save: async ({ value }) => {
        const saved = await save({ version: value.version, value: draft.parse(draftOf(value)) });
        if (saved.ok) return ok(editedDraftOf(saved.value));
        const { error } = saved;
        return err(error.code === 'conflict' ? { ...error, theirs: editedDraftOf(error.theirs) } : error);
      },
    }),
  });
