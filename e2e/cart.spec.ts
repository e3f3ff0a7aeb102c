import { addToCart, loadCart, loadPlainProducts } from './api.ts';
import { addButtons, cartButton, expectItemCount, fillCart, openCart } from './cart.ts';
import { setLetters } from './fit.ts';
import { holdRequests } from './network.ts';
import { signIn, signInWithEmptyCart } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectNoToast, expectToast } from './toasts.ts';
import { reload, visit } from './visit.ts';

test.describe(() => {
  // Nothing may be lost or doubled: a failure that a second try hides would be the product's.
  test.describe.configure({ retries: 0 });

  test('takes a tap once whose answer is lost, without a word', { tag: '@flow' }, async ({ page, problems }) => {
    problems.expect(/net::ERR_FAILED/);
    const sent: (string | null)[] = [];
    await visit(page, '/products');
    await page.route('**/api/cart/items', async (route) => {
      sent.push(route.request().postData());
      const answer = await route.fetch();
      await (sent.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    await fillCart(page, 1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(sent).toEqual([sent[0], sent[0]]);
    expect((await loadCart(page.request)).productCart).toMatchObject([{ amount: 1 }]);
  });
});

test('counts at once what goes into it, however long the answer takes', async ({ page, problems }) => {
  problems.expect(/status of 503|Ein Fehler ist aufgetreten/);
  await visit(page, '/products');
  const release = await holdRequests(page, '**/api/cart/items');
  await addButtons(page).first().click();
  await expect(cartButton(page)).toHaveAccessibleName('Warenkorb 1 Produkt');
  await expect(cartButton(page)).toHaveAttribute('data-changing');
  const panel = await openCart(page);
  await expect(panel.getByText('1 Produkt kommt dazu …')).toBeVisible();
  expect((await loadCart(page.request)).productCart).toEqual([]);
  const requested = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  expect((await requested).type()).toBe('beforeunload');
  await (await requested).dismiss();
  await release();
  await expect(panel.getByRole('group', { name: /^Anzahl / })).toContainText('1');
  expect(await panel.getByText('kommt dazu').count()).toBe(0);
  await panel.getByRole('button', { name: 'Weiter einkaufen' }).click();
  await expectItemCount(page, 1);

  await page.route('**/api/cart/items', (route) => route.fulfill({ status: 503 }));
  await addButtons(page).first().click();
  await expectToast(page, 'Ein Fehler ist aufgetreten');
  await expectItemCount(page, 1);
});

test('survives a reload and signing in', { tag: '@flow' }, async ({ page, openBrowser }) => {
  await signInWithEmptyCart(await openBrowser(), 'Kundin');
  await visit(page, '/products');
  const names = await fillCart(page, 2);
  await reload(page);
  await expectItemCount(page, 2);

  await signIn(page, 'Kundin');
  await expectItemCount(page, 2);
  const panel = await openCart(page);
  for (const name of names) await expect(panel.getByText(name, { exact: true })).toBeVisible();
});

test('is the same in every tab, as soon as it is looked at or changed there', async ({ page, context, problems }) => {
  problems.expect(/status of 409/);
  const other = await context.newPage();
  await visit(other, '/products');
  await visit(page, '/products');
  const [name = ''] = await fillCart(page, 1);
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectItemCount(other, 1);

  await (await openCart(page)).getByRole('button', { name: `${name}: eins weniger` }).click();
  await expect(page.getByText('Dein Warenkorb ist leer')).toBeVisible();
  const panel = await openCart(other);
  await panel.getByRole('button', { name: `${name}: eins mehr` }).click();
  await expectToast(other, 'Dieser Artikel ist nicht mehr in deinem Warenkorb.');
  await expect(panel.getByText('Dein Warenkorb ist leer')).toBeVisible();
});

test('adds the guest cart to the account cart', { tag: '@flow' }, async ({ page, openBrowser }) => {
  const other = await openBrowser();
  await signInWithEmptyCart(other, 'Geschäftsleitung');
  await visit(other, '/products');
  await fillCart(other, 1);

  await visit(page, '/products');
  const [name = ''] = await fillCart(page, 1);
  await signIn(page, 'Geschäftsleitung');
  await expectItemCount(page, 2);
  const panel = await openCart(page);
  await expect(panel.getByRole('group', { name: `Anzahl ${name}` })).toContainText('2');
});

test.describe(() => {
  // Nothing may be lost or doubled: a failure that a second try hides would be the product's.
  test.describe.configure({ retries: 0 });

  test('loses nothing when it is changed from many places at once', async ({ page }) => {
    const products = (await loadPlainProducts(page.request)).slice(0, 5);
    await addToCart(page.request, products[0]);
    const rounds = [1, 2, 3, 4];
    await Promise.all(rounds.flatMap(() => products.map((id) => addToCart(page.request, id))));

    const { productCart } = await loadCart(page.request);
    const amounts = Object.fromEntries(productCart.map(({ products: { id }, amount }) => [id, amount]));
    expect(amounts).toEqual(
      Object.fromEntries(products.map((id, index) => [id, rounds.length + (index === 0 ? 1 : 0)])),
    );

    await visit(page, '/');
    await expect(cartButton(page)).toHaveAccessibleName('Warenkorb 21 Produkte');
  });
});

for (const { name, letters, viewport } of [
  { name: 'with letters twice as large', letters: 32, viewport: { width: 390, height: 844 } },
  { name: 'on a phone that lies on its side', letters: 16, viewport: { width: 844, height: 390 } },
]) {
  test(`${name} its dishes are seen whole, and the way to the checkout after them`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/products');
    const dishes = await fillCart(page, 2);
    await setLetters(page, letters);
    const panel = await openCart(page);
    for (const dish of dishes)
      await expect(panel.getByRole('group', { name: `Anzahl ${dish}` })).toBeInViewport({ ratio: 1 });
    const suggestions = panel.getByRole('region', { name: 'Dazu passt' });
    await expect(suggestions).toBeVisible();
    // A word in a column that is too narrow would be many lines.
    for (const suggested of await suggestions.getByRole('listitem').all())
      expect((await suggested.boundingBox())?.height).toBeLessThan(7 * letters);
    const button = panel.getByRole('button', { name: 'Zur Kasse' });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport({ ratio: 1 });
  });
}

test('shows the same in two tabs after a reload', async ({ page }) => {
  const other = await page.context().newPage();
  await visit(page, '/products');
  await visit(other, '/products');
  await fillCart(page, 1);
  await addButtons(other).nth(1).click();
  await expectItemCount(other, 2);
  await reload(page);
  await expectItemCount(page, 2);
});

test('a browser that keeps no cookies is told so, instead of an empty checkout', async ({ page, context }) => {
  // The document acts like a browser that blocks cookies: it stores nothing and throws no error.
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }));
  await visit(page, '/products');
  await addButtons(page).first().click();
  await expectToast(page, 'Dein Browser speichert keine Cookies');
  expectNoToast(page, 'Im Warenkorb');
  await context.clearCookies();
  await visit(page, '/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Browser speichert keine Cookies' })).toBeVisible();
});
