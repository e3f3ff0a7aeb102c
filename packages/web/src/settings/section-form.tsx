import { draftOf } from '@ofenpost/core/editor/versioned-editor';
import { createSettingsForm } from '@ofenpost/core/settings/settings-form';
import { SETTINGS_SECTIONS, type SettingsDrafts, type SettingsSection } from '@ofenpost/core/settings/settings-section';
import { useApp } from '../app/app-actors.tsx';
import { EditForm } from '../editor/edit-form.tsx';
import { useFormEditor } from '../editor/use-form-editor.ts';
import type { NewestForm } from '../editor/use-newest-form.ts';
import type { SectionParts } from './section-parts.ts';

type Props<S extends SettingsSection, Context> = {
  readonly parts: SectionParts<S, Context>;
  readonly form: NewestForm<SettingsDrafts[S]>;
  readonly context: Context;
};

/** The form of a settings section with its preview; it saves the section. */
export function SectionForm<S extends SettingsSection, Context>({
  parts: { section, title, texts, Fields, Preview },
  form,
  context,
}: Props<S, Context>) {
  const { ports } = useApp();
  const editor = useFormEditor<SettingsDrafts[S]>(form, {
    createMachine: () => createSettingsForm(ports.settings, section, form.loaded),
    savedTitle: `${title} gespeichert`,
  });
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
