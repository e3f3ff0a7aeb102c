import type { Versioned } from '@ofenpost/core/editor/versioned';
import {
  type SectionDefinition,
  type SettingsDrafts,
  type SettingsSection,
  SETTINGS_SECTIONS,
} from '@ofenpost/core/settings/settings-section';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { type RecordStore, type SectionStore, SNAPSHOT } from '../record/record-store.ts';
import type { Services } from '../services.ts';
import { settingsVersions } from './settings.table.ts';

/** The store of every section. */
export type SectionStores = { readonly [S in SettingsSection]: SectionStore<SettingsDrafts[S]> };

/** A section as a record: its name is its id, and its version is stored in a table of its own. */
export function sectionRecord<S extends SettingsSection>(stores: SectionStores, section: S) {
  const definition: SectionDefinition<SettingsDrafts[S]> = SETTINGS_SECTIONS[section];
  const { load, rule, save }: SectionStore<SettingsDrafts[S]> = stores[section];
  const isSection = eq(settingsVersions.section, section);
  const select = (tx: Transaction) => tx.select().from(settingsVersions).where(isSection);
  return {
    definition,
    load: async (tx: Transaction) => {
      const [row] = await select(tx);
      return { version: row?.version ?? 0, value: await load(tx) };
    },
    loadLocked: async (tx: Transaction) => {
      await tx.insert(settingsVersions).values({ section, version: 0 }).onConflictDoNothing();
      const [row] = await select(tx).for('update');
      return { version: row?.version ?? 0, value: await load(tx) };
    },
    ...(rule !== undefined && { rule: (tx: Transaction) => rule(tx) }),
    save: async (tx, saved) => {
      for (const { version, value } of saved) {
        await save(tx, value);
        await tx.update(settingsVersions).set({ version }).where(isSection);
      }
      return saved;
    },
  } satisfies RecordStore<SettingsDrafts[S]>;
}

/** Value and version in one snapshot. */
export const loadSettings = <S extends SettingsSection>(
  { database, stores }: Pick<Services, 'database'> & { readonly stores: SectionStores },
  section: S,
): Promise<Versioned<SettingsDrafts[S]>> => database.transaction(sectionRecord(stores, section).load, SNAPSHOT);
