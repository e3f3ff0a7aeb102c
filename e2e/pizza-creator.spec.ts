import type { Locator, Page } from 'playwright/test';
import { expectAccessible, expectAccessibleColours } from './accessible.ts';
import { cartPanel, expectItemCount, openCart } from './cart.ts';
import { fillCheckout, placeOrderButton, readOrderNumber } from './checkout.ts';
import { expectToFit, setLetters } from './fit.ts';
import { signIn } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { openUnhydrated, reload, visit } from './visit.ts';

const PATH = '/pizza-creator';
const SHARED = `${PATH}?v=1&size=32cm&dough=dinkel&sauce=tomate&cheese=mozzarella&whole=basilikum&left=champignons&right=salami`;
const SHARED_PRICE = 'CHF 25.95';

const bread = (page: Page): Locator => page.getByRole('img', { name: /^Dein Fladen:/ });
const topping = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: /^Beläge/ }).getByRole('checkbox', { name: new RegExp(`^${name}`) });
const side = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: 'Wohin kommt der Belag?' }).getByRole('radio', { name, exact: true });
const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Auslage' }).getByRole('link', { name, exact: true });
const addButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' });
const price = (page: Page): Locator => page.getByRole('main').locator('p', { hasText: /^Preis: / });
const changes = (page: Page, text: string): Locator => page.getByRole('main').getByRole('status').getByText(text);

test(
  'a pizza with halves goes from the choices into the cart and becomes an order',
  { tag: '@flow' },
  async ({ page }) => {
    await visit(page, PATH);
    await expect(price(page)).toHaveText('Preis: CHF 13.00');
    await page.getByRole('radio', { name: /^32 cm/ }).check();
    await expect(price(page)).toHaveText('Preis: CHF 18.00');
    await topping(page, 'Basilikum').check();
    await side(page, 'Linke Hälfte').check();
    await topping(page, 'Rucola').check();
    await expect(changes(page, 'Rucola auf der linken Hälfte, CHF 20.65')).toBeAttached();
    await side(page, 'Rechte Hälfte').check();
    await topping(page, 'Salami piccante').check();
    await expect(bread(page)).toHaveAccessibleName(
      'Dein Fladen: 32 cm, Klassischer Teig, Tomatensauce, Mozzarella. Auf dem ganzen Fladen: Basilikum. Auf der linken Hälfte: Rucola. Auf der rechten Hälfte: Salami piccante.',
    );
    await expect(price(page)).toHaveText('Preis: CHF 23.30');
    await expect(page.getByRole('heading', { name: 'Rechte Hälfte' })).toBeVisible();
    await expect(page.getByText('Salami piccante: Italien')).toBeVisible();

    await addButton(page).click();
    await expectItemCount(page, 1);
    await page.getByRole('button', { name: 'Noch einen bauen' }).click();
    await expect(price(page)).toHaveText('Preis: CHF 13.00');
    await addButton(page).click();
    await expectItemCount(page, 2);
    await page.getByRole('button', { name: 'Warenkorb ansehen' }).click();
    await expect(cartPanel(page)).toContainText('CHF 36.30');
    await cartPanel(page).getByRole('button', { name: 'Zur Kasse' }).click();
    await fillCheckout(page);
    await placeOrderButton(page).click();
    expect(await readOrderNumber(page)).toBeGreaterThan(1000);
  },
);

test(
  'a shared link shows its pizza, also without a script, and goes back and forward',
  { tag: '@flow' },
  async ({ page, openBrowser }) => {
    const reader = await openBrowser({ javaScriptEnabled: false });
    await openUnhydrated(reader, SHARED);
    await expect(price(reader)).toHaveText(`Preis: ${SHARED_PRICE}`);
    await expect(bread(reader)).toHaveAccessibleName(/32 cm, Dinkelteig, .* Auf der linken Hälfte: Champignons/);

    await visit(page, SHARED);
    await expect(price(page)).toHaveText(`Preis: ${SHARED_PRICE}`);
    const shared = await bread(page).getAttribute('aria-label');
    await page.getByRole('button', { name: 'Überrasch mich' }).click();
    await expect(page).not.toHaveURL(SHARED);
    await expect(bread(page)).not.toHaveAccessibleName(shared ?? '');
    const surprise = page.url();
    const words = await bread(page).getAttribute('aria-label');

    await page.goBack();
    await expect(page).toHaveURL(SHARED);
    await expect(price(page)).toHaveText(`Preis: ${SHARED_PRICE}`);
    await page.goForward();
    await expect(page).toHaveURL(surprise);
    await expect(bread(page)).toHaveAccessibleName(words ?? '');

    await reload(page);
    await expect(bread(page)).toHaveAccessibleName(words ?? '');
  },
);

test('steps are taken back and again, and the address follows', async ({ page }) => {
  await visit(page, SHARED);
  await topping(page, 'Oliven|Taggiasca').check();
  await expect(page).toHaveURL(/whole=[^&]*oliven/);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page).toHaveURL(SHARED);
  await page.getByRole('button', { name: 'Wiederholen' }).click();
  // The address is updated after a pause, or before the page is left. It replaces the history entry: back leaves the
  // page.
  await page.getByRole('banner').getByRole('link', { name: 'Produkte' }).click();
  await expect(page).toHaveURL('/products');
  await page.goBack();
  await expect(page).toHaveURL(/whole=[^&]*oliven/);
  await expect(topping(page, 'Taggiasca')).toBeChecked();
});

test('a broken link gives a pizza and says what was dropped', async ({ page }) => {
  for (const broken of ['?left=%E0%A4%A&__proto__=1', '?size=gold&left=salami.gold']) {
    await visit(page, `${PATH}${broken}`);
    await expect(page.getByText('Nicht alles aus diesem Link gibt es bei uns.')).toBeVisible();
    await expect(bread(page)).toBeVisible();
  }
  await expect(page.getByText('Die Grösse «gold» gibt es nicht.')).toBeVisible();
  await expect(page.getByText('Den Belag «gold» gibt es nicht.')).toBeVisible();
  await expect(topping(page, 'Salami piccante')).toHaveAccessibleName(/links/);
});

test('more than fits on a half is refused with the reason', async ({ page }) => {
  const twelve =
    'basilikum.rucola.spinat.cherrytomaten.dorrtomaten.oliven.kapern.champignons.zwiebeln.knoblauch.peperoni.mais';
  await visit(page, `${PATH}?whole=${twelve}`);
  await expect(page.getByText('12 von 12')).toBeVisible();
  await topping(page, 'Ananas').click();
  await expectToast(page, 'Kein Platz mehr');
  await expect(topping(page, 'Ananas')).not.toBeChecked();
  await expect(topping(page, 'Grüne Spargeln')).toBeDisabled();
});

test('a tab leads to its part of the tray and back still leaves the page; bread and sizes stay in view', async ({
  page,
}) => {
  await visit(page, '/products');
  await page.getByRole('banner').getByRole('link', { name: 'Pizza-Creator' }).click();
  const current = page.getByRole('navigation', { name: 'Auslage' }).locator('[aria-current]');
  // Until their code is there they are plain links.
  await expect(current).toHaveText('Teig');
  for (const viewport of [
    { width: 390, height: 664 },
    { width: 320, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    for (const name of ['Beläge', 'Teig', 'Käse']) {
      await tab(page, name).press('Enter');
      await expect(current).toHaveText(name);
      await expect(bread(page)).toBeInViewport({ ratio: 0.9 });
      for (const size of await page.getByRole('group', { name: 'Grösse' }).locator('label').all())
        await expect(size).toBeInViewport({ ratio: 1 });
    }
    const [tabs, cheese] = [tab(page, 'Käse'), page.getByRole('group', { name: /^Käse/ }).locator('legend')];
    await expect
      .poll(async () => {
        const [above, below] = [await tabs.boundingBox(), await cheese.boundingBox()];
        return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
    await expect(cheese).toBeInViewport();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Mozzarella/ })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/products');
});

test('with letters twice as large the sizes stand under the bread and break no word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, PATH);
  await setLetters(page, 32);
  await expectToFit(page, 390);
  const below = (await bread(page).boundingBox()) ?? { y: Number.NaN, height: 0 };
  for (const size of await page.getByRole('group', { name: 'Grösse' }).locator('label').all()) {
    const { y, height } = (await size.boundingBox()) ?? below;
    expect(y).toBeGreaterThanOrEqual(below.y + below.height);
    // Two lines: the size, and what it costs more.
    expect(height).toBeLessThan(3 * 32);
  }
});

test('without a script the tabs are links into the tray', async ({ openBrowser }) => {
  const reader = await openBrowser({ javaScriptEnabled: false });
  await openUnhydrated(reader, PATH);
  await expect(topping(reader, 'Basilikum')).not.toBeInViewport();
  await tab(reader, 'Beläge').click();
  await expect(topping(reader, 'Basilikum')).toBeInViewport();
});

test('by keyboard alone', async ({ page }) => {
  await visit(page, PATH);
  await page.getByRole('radio', { name: /^26 cm/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^32 cm/ })).toBeChecked();
  for (const name of ['Fladen der Karte', 'Überrasch mich']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'alles' })).toBeFocused();
  for (const name of ['Teig', 'Sauce', 'Käse', 'Beläge']) {
    await page.keyboard.press('Tab');
    await expect(tab(page, name)).toBeFocused();
  }
  // Dough, sauce, cheese and side are one tab stop each.
  for (const name of [/^Klassischer Teig/, /^Tomatensauce/, /^Mozzarella/, /^Ganz/]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name })).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(side(page, 'Linke Hälfte')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(topping(page, 'Basilikum')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(bread(page)).toHaveAccessibleName(/Auf der linken Hälfte: Basilikum/);
  await page.keyboard.press('Space');
  await expect(bread(page)).toHaveAccessibleName(/Noch ohne Belag/);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await expectItemCount(page, 1);
});

test('creations are kept for whoever signs in, and signing in comes back to the pizza', async ({ page }) => {
  await visit(page, SHARED);
  await expect(page.getByRole('main').getByRole('link', { name: 'Melde dich an' })).toBeVisible();
  await signIn(page, 'Kundin');
  await expect(page).toHaveURL(SHARED);
  await page.getByRole('button', { name: 'Merken' }).click();
  await expect(page.getByText('Bitte gib deinem Fladen einen Namen.')).toBeVisible();
  await page.getByLabel('Name deines Fladens').fill('Feierabend');
  await page.getByRole('button', { name: 'Merken' }).click();
  const get = page.getByRole('button', { name: '«Feierabend» holen' });
  await expect(get).toBeVisible();

  await page.getByRole('button', { name: 'Neu beginnen' }).click();
  await expect(price(page)).toHaveText('Preis: CHF 13.00');
  await get.click();
  await expect(price(page)).toHaveText(`Preis: ${SHARED_PRICE}`);
  await expect(page).toHaveURL(SHARED);
  await page.getByRole('button', { name: '«Feierabend» löschen' }).click();
  await expect(get).toBeHidden();
});

test.describe(() => {
  // Nothing may be lost or doubled: a failure that a second try hides would be the product's.
  test.describe.configure({ retries: 0 });

  test('without a connection nothing is lost, and the failure is told', async ({ page, problems }) => {
    problems.expect(/Failed to load resource|Keine Verbindung|net::ERR/);
    await visit(page, SHARED);
    await page.route('**/api/cart/items', (route) => route.abort());
    await addButton(page).click();
    await expectToast(page, 'Fehler');
    await expect(price(page)).toHaveText(`Preis: ${SHARED_PRICE}`);
    await page.unroute('**/api/cart/items');
    await addButton(page).click();
    await expectItemCount(page, 1);
    const panel = await openCart(page);
    await expect(panel.getByText('Champignons')).toBeVisible();
  });
});

test('is accessible with halves, in every look', async ({ page }) => {
  await visit(page, SHARED);
  await side(page, 'Linke Hälfte').check();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessibleColours(page);
  }
});

test('whoever undoes the last step with the keyboard keeps the focus', async ({ page }) => {
  await visit(page, PATH);
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await expect(undo).toBeDisabled();
  await page.getByRole('radio', { name: /^32 cm/ }).check();
  await expect(undo).toBeEnabled();
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(price(page)).toHaveText('Preis: CHF 13.00');
  await expect(undo).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(undo).toBeFocused();
});
