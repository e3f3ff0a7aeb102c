import type { SettingsSection } from '@ofenpost/core/settings/settings-section';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { settingsVersions } from './settings.table.ts';

export async function loadSettingsVersion(db: Transaction, section: SettingsSection): Promise<number> {
  const [row] = await db.select().from(settingsVersions).where(eq(settingsVersions.section, section));
  return row?.version ?? 0;
}

/** Prevents other changes of this section until the transaction ends. */
export async function lockSettingsVersion(tx: Transaction, section: SettingsSection): Promise<number> {
  await tx.insert(settingsVersions).values({ section, version: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(settingsVersions).where(eq(settingsVersions.section, section)).for('update');
  if (row === undefined) throw new Error(`The section ${section} has no version.`);
  return row.version;
}

export async function saveSettingsVersion(tx: Transaction, section: SettingsSection, version: number): Promise<void> {
  await tx.update(settingsVersions).set({ version }).where(eq(settingsVersions.section, section));
}
