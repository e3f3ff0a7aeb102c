import type { SettingsSection } from '@ofenpost/core/settings/settings-section';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** How often each section of the settings was saved; without a row 0. Saving locks the row. */
export const settingsVersions = pgTable('settings_versions', {
  section: text().$type<SettingsSection>().primaryKey(),
  version: integer().notNull(),
});
