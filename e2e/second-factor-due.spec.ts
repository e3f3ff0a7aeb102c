import { expectAccessible } from './accessible.ts';
import { setUp } from './second-factor-setup.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit, waitForHydration } from './visit.ts';

test('whoever is signed in when it is demanded sees until when there is time, until it is set up', async ({ page }) => {
  await visitAs(page, 'Geschäftsleitung', '/admin/settings/team-sign-in');
  await page.getByLabel('Für das ganze Team verlangen').check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert und sofort gültig')).toBeVisible();

  const due = page.getByRole('region', { name: 'Zweiter Faktor' });
  const until = /Spätestens ab \w+, \d\d\.\d\d\.\d{4}, 04:00/;
  await visit(page, '/admin/products');
  await expect(due).toContainText(until);
  await expectAccessible(page);
  await visit(page, '/admin/incoming-orders');
  await expect(due).toContainText(until);
  await due.getByRole('button', { name: 'Einrichten' }).click();
  const loaded = page.waitForEvent('load');
  await setUp(page);
  await loaded;
  await waitForHydration(page);
  await expect(due).toHaveCount(0);
});
