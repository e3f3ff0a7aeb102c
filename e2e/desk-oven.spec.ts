import { loadPlainProducts } from './api.ts';
import { openBoard, orderQuickly } from './desk.ts';
import { expect, test } from './test.ts';

test('the load of the oven follows the orders', async ({ page, request }) => {
  const [product] = await loadPlainProducts(request);
  await openBoard(page);
  const oven = page.getByRole('region', { name: 'Auslastung des Ofens' });
  await expect(oven.getByRole('listitem')).toHaveCount(8);
  const load = () =>
    oven
      .getByRole('listitem')
      .evaluateAll((all) => all.reduce((sum, each) => sum + Number(/: (\d+)/.exec(each.textContent ?? '')?.[1]), 0));
  const before = await load();
  await orderQuickly(request, product);
  await expect.poll(load).toBeGreaterThan(before);
});
