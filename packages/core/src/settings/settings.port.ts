import type { SaveAnswer } from '../editor/editor.ts';
import type { RecordedChange, Versioned } from '../editor/versioned.ts';
import type { SettingsDrafts, SettingsSection } from './settings-section.ts';

/** How staff read and change the settings, one section at a time. */
export type SettingsPort = {
  load<S extends SettingsSection>(section: S): Promise<Versioned<SettingsDrafts[S]>>;
  /**
   * Saves a draft that was made from `version`, and answers the stored one. A later change by somebody else is answered
   * as a conflict with the stored value; saving the stored value again changes nothing.
   */
  save<S extends SettingsSection>(
    section: S,
    saving: Versioned<SettingsDrafts[S]>,
  ): Promise<SaveAnswer<Versioned<SettingsDrafts[S]>>>;
  /** The last changes, newest first. */
  listChanges<S extends SettingsSection>(section: S): Promise<readonly RecordedChange<SettingsDrafts[S]>[]>;
};
