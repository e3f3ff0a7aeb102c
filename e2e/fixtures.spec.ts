import { loadUnbakedProducts } from './api.ts';
import { fillCart } from './cart.ts';
import { CLOCK_START } from './clock-start.ts';
import { passTimers } from './delay.ts';
import { orderAsNewGuest } from './desk.ts';
import { expect, test } from './test.ts';
import { MINUTE } from './time.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

// All browser tests rely on this: without it, what they find would depend on the machine.
test.describe.configure({ retries: 0 });

test('time stands still for the shop and its pages until a test moves it', { tag: '@flow' }, async ({ page, time }) => {
  await visit(page, '/');
  const read = async () => {
    const { now } = (await (await page.request.get('/api/time')).json()) as { now: string };
    return [Date.parse(now), await page.evaluate(() => Date.now())] as const;
  };
  const [ofShop, ofPage] = await read();
  await passTimers(page, 50);
  expect(await read()).toEqual([ofShop, ofPage]);
  await time.advance(5 * MINUTE);
  expect(await read()).toEqual([ofShop + 5 * MINUTE, ofPage + 5 * MINUTE]);
});

test(
  'each file has a restaurant of its own, which begins as all others',
  { tag: '@flow' },
  async ({ request, shop, shops }) => {
    const [product] = await loadUnbakedProducts(request);
    const { number } = await orderAsNewGuest(shop.url, product);
    const other = await shops.of('another.spec.ts', {
      clockStart: CLOCK_START.open,
      environment: {},
      isEmbedded: false,
    });
    expect(other.url).not.toBe(shop.url);
    expect((await orderAsNewGuest(other.url, product)).number).toBe(number);
  },
);

test('a toast is found after it has gone', { tag: '@flow' }, async ({ page }) => {
  await visit(page, '/products');
  const [name = ''] = await fillCart(page, 1);
  await passTimers(page, 4_000);
  await expect(page.getByRole('button', { name: 'Meldung schliessen' })).toBeHidden();
  await expectToast(page, name);
});
