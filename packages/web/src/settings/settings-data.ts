import { type Account, GUEST } from '@ofenpost/core/account/account';
import type { Ports } from '@ofenpost/core/ports';
import { maySet, settingsPageAt } from './settings-pages.ts';

/** What a section's page shows; null for whoever may not change it. Undefined: there is no such section. */
export async function loadSettingsData(ports: Ports, path: string, account: Account = GUEST) {
  const page = settingsPageAt(path);
  if (page === undefined) return undefined;
  return { path, data: maySet(account, page.section) ? await page.load(ports) : null };
}
