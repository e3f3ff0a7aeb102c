import type { SaveAnswer } from '../editor/editor.ts';
import type { RecordedChange } from '../editor/recorded-change.ts';
import type { Versioned } from '../editor/versioned.ts';
import type { SettingsDrafts, SettingsSection } from './settings-section.ts';

/** How staff read and change the settings, a section at a time. */
export type SettingsPort = {
  load<S extends SettingsSection>(section: S): Promise<Versioned<SettingsDrafts[S]>>;
  /**
   * Saves what began with `version`, and answers what holds now. Whoever was slower gets a conflict with what stands
   * there; saving twice what stands there already changes nothing.
   */
  save<S extends SettingsSection>(
    section: S,
    saving: Versioned<SettingsDrafts[S]>,
  ): Promise<SaveAnswer<Versioned<SettingsDrafts[S]>>>;
  /** The last changes, newest first. */
  listChanges<S extends SettingsSection>(section: S): Promise<readonly RecordedChange<SettingsDrafts[S]>[]>;
};
