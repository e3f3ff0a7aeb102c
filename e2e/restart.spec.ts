import { expect, test } from 'playwright/test';
import { addToCart, loadCart, loadPlainProducts } from './api.ts';
import { CLOCK_START } from './clock-start.ts';
import { createProblems } from './problems.ts';
import { type Shop, createShop } from './shop.ts';

// Nothing may be lost or doubled: a failure that a second try hides would be the product's.
test.describe.configure({ retries: 0 });

let shop: Shop;
test.beforeEach(async () => {
  // What survives is PostgreSQL's promise, so it is the embedded one, which is stored safely.
  shop = await createShop({ databaseUrl: null });
});
test.afterEach(async ({}, testInfo) => {
  await createProblems(shop.url).report(testInfo, shop.log());
  await shop.close();
});

for (const [how, signal] of [
  ['Ctrl-C', 'SIGINT'],
  ['being killed', 'SIGKILL'],
] as const) {
  test(`after ${how} the server starts again with the same data`, async ({ playwright }) => {
    const request = await playwright.request.newContext({ baseURL: shop.url });
    await shop.start(CLOCK_START.open);
    const [product] = await loadPlainProducts(request);
    await addToCart(request, product, 3);
    const before = await loadCart(request);
    expect(before.productCart).toHaveLength(1);

    await shop.stop(signal);
    await shop.start(CLOCK_START.open);
    expect(await loadCart(request)).toEqual(before);
    await request.dispose();
  });
}
