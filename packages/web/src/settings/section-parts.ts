import type { RecordedChange } from '@ofenpost/core/editor/recorded-change';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import type { EditedDraft } from '@ofenpost/core/editor/versioned-editor';
import type { Ports } from '@ofenpost/core/ports';
import type { SettingsDrafts, SettingsSection } from '@ofenpost/core/settings/settings-section';
import type { ComponentType } from 'react';
import type { FieldTexts } from '../editor/field-texts.ts';
import type { Editor } from '../editor/use-editor.ts';

/**
 * The parts of a section's page. `Context` is the data that its fields and its preview need in addition to the draft.
 */
export type SectionParts<S extends SettingsSection, Context> = {
  readonly section: S;
  readonly title: string;
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

export type SectionData<S extends SettingsSection, Context> = {
  readonly loaded: Versioned<SettingsDrafts[S]>;
  readonly changes: readonly RecordedChange<SettingsDrafts[S]>[];
  readonly context: Context;
};

export async function loadSectionData<S extends SettingsSection, Context>(
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
