import { MANAGER, STAFF } from '@ofenpost/core/account/account.fixtures';
import { SETTINGS_SECTIONS, type SettingsSection } from '@ofenpost/core/settings/settings-section';
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { type MountOptions, type MountedPage, mountPage } from './mount-page.tsx';

/** Opens a section of the settings, as the management where staff may not change it. */
export async function openSection(section: SettingsSection, options: MountOptions = {}): Promise<MountedPage> {
  const { path, title } = SETTINGS_SECTIONS[section];
  const account = section === 'vatRates' ? MANAGER : STAFF;
  const mounted = await mountPage(`/admin/settings/${path}`, { account, ...options });
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return mounted;
}

export const saveButton = (): Locator => page.getByRole('button', { name: 'Speichern' });

/** Saves the open form, and waits until it says that this holds. */
export async function saveForm(): Promise<void> {
  await saveButton().click();
  await expect.element(page.getByText('Gespeichert und sofort gültig')).toBeVisible();
}
