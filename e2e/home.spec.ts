import type { APIRequestContext } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { loadUnbakedProducts } from './api.ts';
import { expectItemCount } from './cart.ts';
import { ADDRESS, beginCheckout, fillCheckout, placeOrder, placeOrderButton, readOrderNumber } from './checkout.ts';
import { passTimers } from './delay.ts';
import { ON_THE_WAY, orderQuickly, stepQuickly } from './desk.ts';
import { signInQuickly, signInWithEmptyCart } from './sign-in.ts';
import { countTaps } from './tap.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test('tells the next delivery and the menu of today', async ({ page }) => {
  await visit(page, '/');
  // The exact time depends on how long the shop has been open.
  await expect(page.getByText(/^Lieferung offen, frühestens bei dir heute um (19|20):[0-5][05]$/)).toBeVisible();
  await page.getByRole('link', { name: /^Heute im Wochenmenü: / }).click();
  await expect(page.getByRole('heading', { name: 'Heute im Wochenmenü' })).toBeInViewport();
});

test('the first screen of a small phone has a dish with its price, the next delivery and the order button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, '/');
  const hero = page.getByRole('article').first();
  const add = hero.getByRole('button', { name: /in den Warenkorb$|: wählen$/ });
  for (const seen of [hero.getByText(/^CHF \d+\.\d\d$/), add, page.getByText(/^Lieferung offen, frühestens/)])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Jetzt bestellen' })).toBeInViewport({ ratio: 1 });
  await hero.getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the bread changes its toppings until it is stopped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/');
  const teaser = page.getByRole('region', { name: 'Bau dir deinen Fladen' });
  await teaser.scrollIntoViewIfNeeded();
  await expect(teaser.getByText('Mozzarella')).toBeVisible();
  // Each flatbread appears once in eleven seconds.
  await expect(teaser.getByText('Salami piccante')).toBeVisible();
  await teaser.getByRole('button', { name: 'Bild anhalten' }).click();
  await expect(teaser.getByRole('button', { name: 'Bild bewegen' })).toBeVisible();
  await teaser.getByRole('link', { name: 'Eigenen Fladen bauen' }).click();
  await expect(page).toHaveURL(/\/pizza-creator/);
});

test('the bread rests for people who prefer no movement', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const teaser = page.getByRole('region', { name: 'Bau dir deinen Fladen' });
  await expect(teaser.getByRole('button', { name: 'Bild bewegen' })).toBeVisible();
  const isStill = () => expect(teaser.getByText('Basilikum')).toBeVisible();
  await isStill();
  // The wait is longer than any flatbread stays when motion is allowed.
  await passTimers(page, 3500);
  await isStill();
});

/** Saves an address to the signed-in account, which the next checkout begins with. */
async function saveAddress(request: APIRequestContext): Promise<void> {
  const { orderLocations } = (await (await request.get('/api/addresses')).json()) as {
    orderLocations: { id: string }[];
  };
  const { name: contactName, ...address } = ADDRESS;
  const data = { ...address, contactName, orderLocationId: orderLocations[0]?.id, note: '' };
  const answer = await request.post('/api/addresses', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a known guest sees where the order is, and later orders the same again in three taps', async ({
  page,
  openBrowser,
}) => {
  const staff = await openBrowser();
  await signInQuickly(staff, 'Mitarbeiter');
  await signInWithEmptyCart(page, 'Kundin');
  await saveAddress(page.request);
  const [product = ''] = await loadUnbakedProducts(page.request);
  const order = await orderQuickly(page.request, product);

  await visit(page, '/');
  const running = page.getByRole('link', { name: `Bestellung ${order.number} ansehen` });
  await expect(running).toContainText(/(Voraussichtlich bei dir|Gewünscht) um \d\d:\d\d/);
  await expectAccessible(page);
  await running.click();
  expect(await readOrderNumber(page)).toBe(order.number);

  const delivered = { from: 'onTheWay', to: 'delivered', collected: 'card' };
  for (const step of [...ON_THE_WAY, delivered])
    expect((await stepQuickly(staff.request, order.id, step)).ok()).toBe(true);
  await visit(page, '/');
  const last = page.getByRole('region', { name: 'Deine letzte Bestellung' });
  await expect(last).toContainText('alles verfügbar');
  await expectAccessible(page);
  const taps = await countTaps(page);
  await last.getByRole('button', { name: 'Nochmals bestellen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zur Kasse' }).click();
  await placeOrderButton(page).click();
  expect(await readOrderNumber(page)).toBe(order.number + 1);
  expect(taps()).toBe(3);
});

test('an order under way stands on top of home with its time, and moves nothing', async ({ page, openBrowser }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await beginCheckout(page);
  const number = await placeOrder(page);
  const { pathname } = new URL(page.url());
  // Coming from the page of the order, without loading anew.
  await page.getByRole('link', { name: /, zur Startseite$/ }).click();
  const running = page.getByRole('link', { name: `Bestellung ${number} ansehen` });
  await expect(running).toContainText(/Voraussichtlich bei dir um \d\d:\d\d/);

  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/');
  await expect(running).toContainText(/Voraussichtlich bei dir um \d\d:\d\d/);
  const hero = page.getByRole('article').first();
  const add = hero.getByRole('button', { name: /in den Warenkorb$|: wählen$/ });
  const order = page.getByRole('link', { name: 'Jetzt bestellen' });
  for (const seen of [running, hero.getByText(/^CHF \d+\.\d\d$/), add, order])
    await expect(seen).toBeInViewport({ ratio: 1 });
  const top = await running.boundingBox();
  expect(top?.y).toBeLessThan((await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0);
  expect(top?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  const sum = await page.evaluate(() => (window as unknown as { moved: number[] }).moved.reduce((a, b) => a + b, 0));
  expect(sum).toBeLessThanOrEqual(0.01);

  // Once it has ended, it has no room any more: not at the next visit.
  const staff = await openBrowser();
  await signInQuickly(staff, 'Mitarbeiter');
  const delivered = { from: 'onTheWay', to: 'delivered', collected: 'card' };
  const id = pathname.split('/').at(-1) ?? '';
  for (const step of [...ON_THE_WAY, delivered]) expect((await stepQuickly(staff.request, id, step)).ok()).toBe(true);
  await visit(page, '/');
  await expect(running).toContainText(/Angekommen um \d\d:\d\d/);
  await expect(page.getByRole('region', { name: 'Deine letzte Bestellung' })).toBeAttached();
  await visit(page, '/');
  await expect(page.getByRole('region', { name: 'Deine letzte Bestellung' })).toBeAttached();
  await expect(running).toHaveCount(0);
});

/** The most taps of a new guest, beside those into the fields for name, phone and address. */
const NEW_GUEST_TAPS = 12;
/** A phone's own list of places opens by one tap and takes the choice by another, outside of the page. */
const TAPS_FOR_PLACE = 2;

test(
  'a new guest on a phone needs few taps from the first dish to the confirmed order',
  { tag: '@flow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/');
    const taps = await countTaps(page);
    // The dish of the first screen asks for a choice, which its dialog has made already.
    const choose = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /: wählen$/ });
    const dialog = page.getByRole('dialog');
    for (const count of [1, 2]) {
      await choose.click();
      await dialog.getByRole('button', { name: 'In den Warenkorb' }).click();
      await expectItemCount(page, count);
      await expect(dialog).toBeHidden();
    }
    await page.getByRole('button', { name: /Warenkorb.*CHF/s }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zur Kasse' }).click();
    await fillCheckout(page);
    await placeOrderButton(page).click();
    expect(await readOrderNumber(page)).toBeGreaterThan(0);
    expect(taps()).toBeGreaterThan(6);
    expect(taps() + TAPS_FOR_PLACE).toBeLessThanOrEqual(NEW_GUEST_TAPS);
  },
);
