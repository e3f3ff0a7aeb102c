import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import { validateSaving } from '@ofenpost/core/editor/validate-saving';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { SETTINGS_SECTIONS, type SettingsDrafts, type SettingsSection } from '@ofenpost/core/settings/settings-section';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Services } from '../services.ts';
import { SECTION_STORES } from './section-stores.ts';
import { loadSettingsVersion, lockSettingsVersion, saveSettingsVersion } from './settings-version.repository.ts';

/** Value and version in one snapshot. */
export const loadSettings = <S extends SettingsSection>(
  { database }: Pick<Services, 'database'>,
  section: S,
): Promise<Versioned<SettingsDrafts[S]>> =>
  database.transaction(
    async (tx) => ({
      version: await loadSettingsVersion(tx, section),
      value: await SECTION_STORES[section].load(tx),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

type SaveRequest<S extends SettingsSection> = {
  readonly section: S;
  readonly saving: Versioned<SettingsDrafts[S]>;
  /** The account that saves. */
  readonly actorId: string;
};

/** Saves and records who did it in one transaction; the tables' triggers notify every process. */
export const saveSettings = <S extends SettingsSection>(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { section, saving, actorId }: SaveRequest<S>,
): Promise<SaveAnswer<Versioned<SettingsDrafts[S]>>> =>
  database.transaction(async (tx) => {
    const store = SECTION_STORES[section];
    const current = { version: await lockSettingsVersion(tx, section), value: await store.load(tx) };
    const at = clock.now();
    const rule = (await store.rule?.(tx)) ?? SETTINGS_SECTIONS[section];
    const validated = validateSaving(rule, { current, saving, now: at });
    if (!validated.ok || validated.value === current) return validated;
    const { version, value: after } = validated.value;
    await store.save(tx, after);
    await saveSettingsVersion(tx, section, version);
    await recordAudit(tx, { at, actorId, action: 'settings.changed', subject: section, before: current.value, after });
    return validated;
  });
