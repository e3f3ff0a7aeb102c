import { type EditedDraft, editedDraftOf } from '@ofenpost/core/editor/versioned-editor';
import { type EditorOptions, useEditor } from './use-editor.ts';
import { useFormDraft } from './use-form-draft.ts';
import type { NewestForm } from './use-newest-form.ts';

/** The editor of a page's form: it begins with what was entered before, and keeps on the device what is not saved yet. */
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
