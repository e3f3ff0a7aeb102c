import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from 'playwright/test';
import { expectAccessibleInBoth } from './accessible.ts';
import { loadUnbakedProducts } from './api.ts';
import { stepQuickly } from './desk.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

/** Places an order that is collected, by API requests of staff alone. */
async function collectQuickly(request: APIRequestContext): Promise<{ id: string; number: number }> {
  const [product] = await loadUnbakedProducts(request);
  const data = {
    idempotencyKey: randomUUID(),
    items: [{ productId: product, optionIds: [], amount: 1 }],
    draft: {
      contact: { contactName: 'Beat Meier', phoneNumber: '079 111 22 33' },
      deliveryTime: { kind: 'asap' },
      paymentMethod: 'card',
      remark: '',
      legalAgeConfirmed: true,
    },
    override: null,
  };
  const refused = await request.post('/api/desk/orders', { data: { ...data, totalPrice: 0 } });
  const { totalPrice } = ((await refused.json()) as { data: { totalPrice: number } }).data;
  const placed = await request.post('/api/desk/orders', { data: { ...data, totalPrice } });
  expect(placed.ok(), await placed.text()).toBe(true);
  return (await placed.json()) as { id: string; number: number };
}

test(
  'numbers go from «In Vorbereitung» to «Bereit», for everybody to see and without a name',
  { tag: '@flow' },
  async ({ page, openBrowser, problems }) => {
    await visitAs(page, 'Mitarbeiter', '/admin/incoming-orders');
    const { id, number } = await collectQuickly(page.request);
    const screen = await openBrowser({ viewport: { width: 1920, height: 1080 } });
    await visit(screen, '/abholung');
    const [preparing, ready] = [
      screen.getByRole('region', { name: 'In Vorbereitung' }),
      screen.getByRole('region', { name: 'Bereit' }),
    ];
    await expect(preparing.getByRole('listitem').filter({ hasText: `${number}` })).toHaveText(/etwa \d+ min$/);
    await expect(screen.getByText('Beat')).toBeHidden();
    await stepQuickly(page.request, id, { from: 'accepted', to: 'preparing' });
    await stepQuickly(page.request, id, { from: 'preparing', to: 'ready' });
    await expect(ready.getByRole('listitem').filter({ hasText: `${number}` })).toContainText('gerade fertig');
    await expect(preparing.getByText(`${number}`)).toBeHidden();
    await expectAccessibleInBoth(screen, 'light');

    problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    await screen.context().setOffline(true);
    await expect(screen.getByRole('status')).toHaveText(/^Stand \d\d:\d\d\. Die Anzeige hat gerade keine Verbindung\./);
    await expect(ready.getByText(`${number}`)).toBeVisible();
    await screen.context().setOffline(false);
    await stepQuickly(page.request, id, { from: 'ready', to: 'delivered', collected: 'card' });
    await expect(ready.getByText(`${number}`)).toBeHidden();
    await expect(screen.getByRole('status')).toHaveText('Deine Nummer steht in der Bestätigung und auf dem Zettel.');
  },
);
