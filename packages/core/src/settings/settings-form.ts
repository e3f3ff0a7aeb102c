import { createVersionedEditor } from '../editor/versioned-editor.ts';
import type { Versioned } from '../editor/versioned.ts';
import { SETTINGS_SECTIONS, type SettingsDrafts, type SettingsSection } from './settings-section.ts';
import type { SettingsPort } from './settings.port.ts';

/** The editor of a section of the settings. */
export const createSettingsForm = <S extends SettingsSection>(
  settings: SettingsPort,
  section: S,
  loaded: Versioned<SettingsDrafts[S]>,
) =>
  createVersionedEditor<SettingsDrafts[S]>(loaded, {
    draft: SETTINGS_SECTIONS[section].draft,
    load: () => settings.load(section),
    save: (saving) => settings.save(section, saving),
  });
