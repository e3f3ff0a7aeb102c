import { RECORDED_CHANGES_MAX, type RecordedChange } from '@ofenpost/core/settings/recorded-change';
import { SETTINGS_SECTIONS, type SettingsDrafts, type SettingsSection } from '@ofenpost/core/settings/settings-section';
import { loadAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';

/** The last changes of a section, newest first. */
export async function loadRecordedChanges<S extends SettingsSection>(
  db: Transaction,
  section: S,
): Promise<RecordedChange<SettingsDrafts[S]>[]> {
  const { draft } = SETTINGS_SECTIONS[section];
  const readable = (stored: unknown) => draft.safeParse(stored).data ?? null;
  const entries = await loadAudit(db, { action: 'settings.changed', subject: section, limit: RECORDED_CHANGES_MAX });
  return entries.map(({ number, at, by, before, after }) => ({
    number,
    at,
    by,
    before: readable(before),
    after: readable(after),
  }));
}
