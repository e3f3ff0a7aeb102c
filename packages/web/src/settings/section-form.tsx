import { type EditedDraft, draftOf, editedDraftOf } from '@ofenpost/core/editor/versioned-editor';
import { createSettingsForm } from '@ofenpost/core/settings/settings-form';
import { SETTINGS_SECTIONS, type SettingsDrafts, type SettingsSection } from '@ofenpost/core/settings/settings-section';
import { useApp } from '../app/app-actors.tsx';
import { EditForm } from '../editor/edit-form.tsx';
import { useEditor } from '../editor/use-editor.ts';
import { useKeptForm } from '../editor/use-kept-form.ts';
import type { SectionData, SectionParts } from './section-parts.ts';

type Props<S extends SettingsSection, Context> = {
  /** What it is kept as. */
  readonly name: string;
  readonly parts: SectionParts<S, Context>;
  /** With what the form begins. */
  readonly loaded: SectionData<S, Context>['loaded'];
  /** What was entered before and is not saved yet. */
  readonly entered: Partial<EditedDraft<SettingsDrafts[S]>> | null;
  readonly context: Context;
  readonly onSaved: (version: number) => void;
  readonly onChanged: (isChanged: boolean) => void;
};

/** The form of a section: it knows how to save it, and shows what the draft would change. */
export function SectionForm<S extends SettingsSection, Context>({
  name,
  parts: { section, title, texts, Fields, Preview },
  loaded,
  entered,
  context,
  onSaved,
  onChanged,
}: Props<S, Context>) {
  const { ports } = useApp();
  const editor = useEditor({
    initial: editedDraftOf(loaded),
    entered,
    createMachine: () => createSettingsForm(ports.settings, section, loaded),
    savedTitle: `${title} gespeichert`,
    onSaved: ({ version }) => onSaved(version),
    onChanged,
  });
  useKeptForm(name, editor);
  const { draft } = SETTINGS_SECTIONS[section];
  const preview = Preview && (
    <Preview
      before={draft.parse(draftOf(editor.base))}
      after={draft.safeParse(draftOf(editor.value)).data ?? null}
      context={context}
    />
  );
  return (
    <EditForm label={title} editor={editor} texts={texts} preview={preview}>
      <Fields editor={editor} context={context} />
    </EditForm>
  );
}
