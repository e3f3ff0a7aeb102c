import type { SettingsSection } from '@ofenpost/core/settings/settings-section';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** How often each section of the settings was saved; none yet is 0. Whoever saves one locks its row. */
export const settingsVersions = pgTable('settings_versions', {
  section: text().$type<SettingsSection>().primaryKey(),
  version: integer().notNull(),
});
