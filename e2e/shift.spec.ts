import { expectAccessible } from './accessible.ts';
import { loadPlainProducts } from './api.ts';
import { orderQuickly, stepQuickly } from './desk.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { reload } from './visit.ts';

test('the shift shows who works and what the day brought, and the bar leads on to the other work', async ({
  page,
  request,
}) => {
  const [product] = await loadPlainProducts(request);
  const { id } = await orderQuickly(request, product);
  await visitAs(page, 'Mitarbeiter', '/admin/shift');
  await expect(page.getByRole('heading', { level: 1, name: 'Schicht' })).toBeVisible();
  const figure = (label: string) => page.locator('dl > div').filter({ hasText: label }).locator('dd');
  await expect(figure('Noch offen')).toHaveText(/[1-9]/);
  await stepQuickly(page.request, id, { from: 'placed', to: 'accepted', minutes: 60 });
  await reload(page);
  const me = (await (await page.request.get('/api/me')).json()) as { firstname: string; lastname: string };
  await expect(page.getByRole('main').getByText(`${me.firstname} ${me.lastname}`)).toBeVisible();
  await expectAccessible(page);

  const work = page.getByRole('navigation', { name: 'Arbeit' });
  await expect(work.getByRole('link', { name: 'Tagesgeschäft' })).toHaveAttribute('aria-current', /./);
  await work.getByRole('link', { name: 'Sortiment' }).click();
  await work.getByRole('link', { name: 'Wochenmenü' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wochenmenü' })).toBeVisible();
  await expect(work.getByRole('link', { name: 'Wochenmenü' })).toHaveAttribute('aria-current', /./);
  await page.getByRole('banner').getByRole('link', { name: 'Start', exact: true }).click();
  await expect(work).toHaveCount(0);
});

test('guests see no bar of work', async ({ page }) => {
  await visitAs(page, 'Kundin', '/feedback');
  await expect(page.getByRole('navigation', { name: 'Arbeit' })).toHaveCount(0);
});
