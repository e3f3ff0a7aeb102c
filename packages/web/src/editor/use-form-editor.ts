import { type EditedDraft, editedDraftOf } from '@ofenpost/core/editor/versioned-editor';
import { type EditorOptions, useEditor } from './use-editor.ts';
import { useFormDraft } from './use-form-draft.ts';
import type { NewestForm } from './use-newest-form.ts';

/** Returns the editor of a page's form: it begins with restored input, and stores unsaved input on the device. */
export function useFormEditor<T extends object>(
  { name, id, loaded, restored, saved, changed }: NewestForm<T>,
  options: Pick<EditorOptions<EditedDraft<T>>, 'needsChange' | 'createMachine' | 'savedTitle'>,
) {
  const editor = useEditor<EditedDraft<T>>({
    ...options,
    initial: editedDraftOf(loaded),
    entered: restored?.value ?? null,
    onSaved: ({ version }) => saved(version),
    onChanged: changed,
  });
  useFormDraft<T>(name, editor, id);
  return editor;
}
