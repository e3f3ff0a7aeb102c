import type { RecordedChange, Versioned } from '@ofenpost/core/editor/versioned';
import { type EditedDraft, draftOf } from '@ofenpost/core/editor/versioned-editor';
import type { Ports } from '@ofenpost/core/ports';
import {
  type SectionDefinition,
  type SettingsDrafts,
  type SettingsSection,
  SETTINGS_SECTIONS,
} from '@ofenpost/core/settings/settings-section';
import type { ComponentType, ReactNode } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { AuditLink } from './audit-link.tsx';
import { FormNotice } from './editor-head.tsx';
import type { FieldTexts } from './field-texts.ts';
import { RecordForm } from './record-form.tsx';
import { RecordedChanges } from './recorded-changes.tsx';
import type { Editor } from './use-editor.ts';
import { type NewestForm, useRenewedForm } from './use-newest-form.ts';

/**
 * The parts of a section's page. `Context` is the data that its fields and its preview need in addition to the draft.
 */
export type SectionParts<S extends SettingsSection, Context> = {
  readonly section: S;
  /** A summary for the list of sections. */
  readonly summary: string;
  readonly texts: FieldTexts<SettingsDrafts[S]>;
  readonly loadContext: (ports: Ports) => Promise<Context>;
  readonly Fields: ComponentType<{
    readonly editor: Editor<EditedDraft<SettingsDrafts[S]>>;
    readonly context: Context;
  }>;
  /** The preview. `after` is null while the form has errors. */
  readonly Preview?: ComponentType<{
    readonly before: SettingsDrafts[S];
    readonly after: SettingsDrafts[S] | null;
    readonly context: Context;
  }>;
};

type SectionData<S extends SettingsSection, Context> = {
  readonly loaded: Versioned<SettingsDrafts[S]>;
  readonly changes: readonly RecordedChange<SettingsDrafts[S]>[];
  readonly context: Context;
};

async function loadSectionData<S extends SettingsSection, Context>(
  ports: Ports,
  { section, loadContext }: SectionParts<S, Context>,
): Promise<SectionData<S, Context>> {
  const [loaded, changes, context] = await Promise.all([
    ports.settings.load(section),
    ports.settings.listChanges(section),
    loadContext(ports),
  ]);
  return { loaded, changes, context };
}

type SectionFormProps<S extends SettingsSection, Context> = {
  readonly parts: SectionParts<S, Context>;
  readonly form: NewestForm<SettingsDrafts[S]>;
  readonly context: Context;
};

/** The form of a settings section with its preview; it saves the section. */
function SectionForm<S extends SettingsSection, Context>({
  parts: { section, texts, Fields, Preview },
  form,
  context,
}: SectionFormProps<S, Context>) {
  const { ports } = useApp();
  const definition: SectionDefinition<SettingsDrafts[S]> = SETTINGS_SECTIONS[section];
  return (
    <RecordForm<SettingsDrafts[S]>
      record={definition}
      noun={definition.title}
      form={form}
      texts={texts}
      save={(saving) => ports.settings.save(section, saving)}
      renderPreview={
        Preview &&
        (({ base, value }) => (
          <Preview
            before={definition.draft.parse(draftOf(base))}
            after={definition.draft.safeParse(draftOf(value)).data ?? null}
            context={context}
          />
        ))
      }
    >
      {(editor) => <Fields editor={editor} context={context} />}
    </RecordForm>
  );
}

type Props<S extends SettingsSection, Context> = {
  readonly parts: SectionParts<S, Context>;
  readonly data: SectionData<S, Context>;
};

/** Shows a settings section: its form and its recorded changes. */
function Section<S extends SettingsSection, Context>({ parts, data: { loaded, changes, context } }: Props<S, Context>) {
  const form = useRenewedForm<SettingsDrafts[S]>(loaded, {
    form: `settings/${parts.section}`,
    draft: SETTINGS_SECTIONS[parts.section].draft,
  });
  return (
    <>
      <FormNotice form={form} />
      <SectionForm key={form.key} parts={parts} form={form} context={context} />
      <RecordedChanges
        changes={changes}
        texts={parts.texts}
        more={<AuditLink area="settings" subject={SETTINGS_SECTIONS[parts.section].title} />}
      />
    </>
  );
}

/** A settings section without the types of its data. */
export type SectionPage = Pick<SectionParts<SettingsSection, never>, 'section' | 'summary'> & {
  readonly title: string;
  readonly load: (ports: Ports) => Promise<unknown>;
  /** Renders what `load` returned. */
  readonly render: (data: unknown) => ReactNode;
};

export const sectionPage = <S extends SettingsSection, Context>(parts: SectionParts<S, Context>): SectionPage => ({
  section: parts.section,
  title: SETTINGS_SECTIONS[parts.section].title,
  summary: parts.summary,
  load: (ports) => loadSectionData(ports, parts),
  render: (data) => <Section parts={parts} data={data as SectionData<S, Context>} />,
});
