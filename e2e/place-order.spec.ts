import { beginCheckout, placeOrder, placeOrderButton, readOrderNumber } from './checkout.ts';
import { cutNetwork, waitForConnectionCode } from './network.ts';
import { expect, test } from './test.ts';
import { expectNoToast, holdToasts } from './toasts.ts';
import { reload } from './visit.ts';

// Nothing may be lost or doubled: a failure that a second try hides would be the product's.
test.describe.configure({ retries: 0 });

type PlacedBody = { order: { id: string; number: number }; capability: string };

test.beforeEach(({ page }) => beginCheckout(page));

test('a double click places one order', { tag: '@flow' }, async ({ page, openBrowser }) => {
  await placeOrderButton(page).dblclick();
  const number = await readOrderNumber(page);

  expect(await placeOrder(await openBrowser())).toBe(number + 1);
});

test('what was ordered at the bottom of the checkout is confirmed at the top of the page', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true });
  await beginCheckout(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // This text disappears with the arrival of the order's page, too soon for any other check.
  const thanked = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('main h1')?.textContent.startsWith('Danke!') === true) resolve(scrollY);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await placeOrderButton(page).tap();
  expect(await thanked).toBe(0);
  await readOrderNumber(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('a replayed request gets the same order, a changed one is refused', async ({ page }) => {
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/orders')),
    placeOrderButton(page).click(),
  ]);
  const number = await readOrderNumber(page);
  const body = sent.postDataJSON() as { draft: object };
  const place = async (data: object) => page.request.post('/api/orders', { data });

  const answers = await Promise.all(Array.from({ length: 10 }, () => place(body)));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(texts).size).toBe(1);
  const { order, capability } = JSON.parse(texts[0] ?? '') as PlacedBody;
  expect(order.number).toBe(number);
  expect(page.url()).toContain(`/order/${order.id}?capability=${encodeURIComponent(capability)}`);

  const refused = await place({ ...body, draft: { ...body.draft, remark: 'Bitte klingeln' } });
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'REFUSED', data: { code: 'idempotencyKeyReused' } });
});

test('when the answer is lost, sending again places one order', { tag: '@flow' }, async ({ page, problems }) => {
  problems.expect(/Failed to load resource|Keine Verbindung|net::ERR/);
  let placed: PlacedBody | undefined;
  await page.route('**/api/orders', async (route) => {
    placed = (await (await route.fetch()).json()) as PlacedBody;
    await route.abort();
  });
  await placeOrderButton(page).click();
  await expect(page.getByText('Wir haben keine Antwort bekommen.')).toBeVisible();
  await page.unroute('**/api/orders');
  await page.getByRole('button', { name: 'Nochmals senden' }).click();
  expect(await readOrderNumber(page)).toBe(placed?.order.number);
  // The page itself shows the message; a toast would have covered the button.
  expectNoToast(page, 'Keine Verbindung.');
});

test('the form says nothing of a field that is being typed, and what is missing after an attempt to send it', async ({
  page,
}) => {
  await page.getByLabel('Telefonnummer').fill('');
  const message = page.getByText('Telefonnummer ist erforderlich');
  await expect(message).toBeHidden();
  await placeOrderButton(page).click();
  await expect(message).toBeVisible();
  await expect(page.getByLabel('Telefonnummer')).toBeFocused();
});

test('no toast lies on the button of a phone, also where the bar says more', async ({ page, problems }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await holdToasts(page);
  await reload(page);
  await waitForConnectionCode(page);
  await cutNetwork(page.context(), problems);
  const toast = page.getByRole('button', { name: 'Meldung schliessen' });
  await expect(toast).toBeVisible();
  const bottom = async () => {
    const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
    return y + height;
  };
  const hint = page.getByText('Was du eingegeben hast, bleibt da.');
  await expect(hint).toBeInViewport();
  await expect.poll(async () => (await bottom()) < ((await hint.boundingBox())?.y ?? 0)).toBe(true);
});
