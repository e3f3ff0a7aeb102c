import { MANAGER } from '@ofenpost/core/account/account.fixtures';
import { SETTINGS_SECTIONS } from '@ofenpost/core/settings/settings-section';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible, showScheme } from '../../test-tools/accessible.ts';
import { expectToFit } from '../../test-tools/fit.ts';
import { mountPage, useScreen } from '../../test-tools/mount-page.tsx';

const OVERVIEW = '/admin/settings';
const SECTIONS = [...Object.values(SETTINGS_SECTIONS).map(({ path }) => path), 'online-payment'].map(
  (path) => `${OVERVIEW}/${path}`,
);

test('the overview leads to every section', async () => {
  await mountPage(OVERVIEW, { account: MANAGER });
  const links = page.getByRole('main').getByRole('link').elements();
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(SECTIONS));
});

test.for([OVERVIEW, ...SECTIONS])(
  'no section is wider than a small phone, and axe finds nothing there in the dark, nor on a desk: %s',
  async (path) => {
    await useScreen({ width: 320, height: 900 });
    await mountPage(path, { account: MANAGER });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    const closed = page.getByRole('main').getByRole('listitem').getByRole('button', { expanded: false });
    if (path.endsWith('delivery-areas')) await closed.first().click();
    for (const [width, scheme] of [
      [320, 'dark'],
      [1440, 'light'],
    ] as const) {
      await page.viewport(width, 900);
      showScheme(scheme);
      await expectAccessible();
      await expectToFit(width);
    }
  },
);
