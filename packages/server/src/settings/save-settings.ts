import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import { validateSaving, type Versioned } from '@ofenpost/core/editor/versioned';
import { type SettingsDrafts, type SettingsSection, SETTINGS_SECTIONS } from '@ofenpost/core/settings/settings-section';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import type { SectionStore } from '../record/section-store.ts';
import type { Services } from '../services.ts';
import { settingsVersions } from './settings.table.ts';

/** The store of every section. */
export type SectionStores = { readonly [S in SettingsSection]: SectionStore<SettingsDrafts[S]> };

async function loadSettingsVersion(db: Transaction, section: SettingsSection): Promise<number> {
  const [row] = await db.select().from(settingsVersions).where(eq(settingsVersions.section, section));
  return row?.version ?? 0;
}

/** Prevents other changes of this section until the transaction ends. */
async function lockSettingsVersion(tx: Transaction, section: SettingsSection): Promise<number> {
  await tx.insert(settingsVersions).values({ section, version: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(settingsVersions).where(eq(settingsVersions.section, section)).for('update');
  if (row === undefined) throw new Error(`The section ${section} has no version.`);
  return row.version;
}

async function saveSettingsVersion(tx: Transaction, section: SettingsSection, version: number): Promise<void> {
  await tx.update(settingsVersions).set({ version }).where(eq(settingsVersions.section, section));
}

/** Value and version in one snapshot. */
export const loadSettings = <S extends SettingsSection>(
  { database, stores }: Pick<Services, 'database'> & { readonly stores: SectionStores },
  section: S,
): Promise<Versioned<SettingsDrafts[S]>> =>
  database.transaction(
    async (tx) => ({
      version: await loadSettingsVersion(tx, section),
      value: await stores[section].load(tx),
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
  { database, clock, stores }: Pick<Services, 'database' | 'clock'> & { readonly stores: SectionStores },
  { section, saving, actorId }: SaveRequest<S>,
): Promise<SaveAnswer<Versioned<SettingsDrafts[S]>>> =>
  database.transaction(async (tx) => {
    const store = stores[section];
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
