import { STAFF } from '@ofenpost/core/account/account.fixtures';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type MountOptions, type MountedPage, mountPage } from './mount-page.tsx';

/** Opens the order desk as staff, and waits until it is live. */
export async function openBoard(options: MountOptions = {}): Promise<MountedPage> {
  const mounted = await mountPage('/admin/incoming-orders', { account: STAFF, ...options });
  await expect.element(page.getByText('Verbunden', { exact: true })).toBeVisible();
  return mounted;
}
