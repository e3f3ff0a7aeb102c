import { addNamed, addToCart, findProduct, loadCart, loadPlainProducts } from './api.ts';
import { addButtons, cartButton, cartPanel, expectItemCount, fillCart, openCart } from './cart.ts';
import { hasFocus } from './keyboard.ts';
import { signIn, signInQuickly, signInWithEmptyCart } from './sign-in.ts';
import { expect, test } from './test.ts';
import { expectNoToast, expectToast, holdToasts } from './toasts.ts';
import { expectAfterUndo } from './undo-window.ts';
import { reload, visit } from './visit.ts';

test('shows what is in it and changes amounts', async ({ page }) => {
  await visit(page, '/products');
  const [name = ''] = await fillCart(page, 1);
  const panel = await openCart(page);
  await expect(panel.getByText(name, { exact: true })).toBeVisible();
  await expect(panel.getByText('inkl. MwSt.')).toBeVisible();
  await expect(
    panel.getByText(/^Noch CHF\s\d+\.\d\d bis zum Mindestbestellwert, je nach Ort auch mehr\.$/),
  ).toBeVisible();
  const total = panel.getByRole('status').last();
  const priceOfOne = await total.textContent();

  await panel.getByRole('button', { name: `${name}: eins mehr` }).click();
  await expect(panel.getByRole('group', { name: `Anzahl ${name}` })).toContainText('2');
  await expect(total).not.toHaveText(priceOfOne ?? '');

  await panel.getByRole('button', { name: `${name}: eins weniger` }).click();
  await expect(total).toHaveText(priceOfOne ?? '');
  await panel.getByRole('button', { name: `${name}: eins weniger` }).click();
  await expect(panel.getByText('Dein Warenkorb ist leer')).toBeVisible();

  await panel.getByRole('button', { name: 'Weiter einkaufen' }).click();
  await expect(panel).toBeHidden();
});

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

test('keeps the focus when something is taken out', async ({ page }) => {
  await visit(page, '/products');
  const names = await fillCart(page, 3);
  const panel = await openCart(page);
  const less = (name = '') => panel.getByRole('button', { name: `${name}: eins weniger` });
  const [first, second, third] = names;
  const undo = (name = '') => panel.getByRole('button', { name: `Rückgängig: ${name} entfernt` });
  await less(second).press('Enter');
  await expect(undo(second)).toBeFocused();
  // Nobody presses it for eight seconds.
  await expectAfterUndo(page, () => hasFocus(less(third)));
  await less(third).press('Enter');
  await expectAfterUndo(page, () => hasFocus(less(first)));
  await less(first).press('Enter');
  await expectAfterUndo(page, () => hasFocus(panel.getByRole('button', { name: 'Weiter einkaufen' })));
});

test('brings back what was taken out, where it was', async ({ page }) => {
  await visit(page, '/products');
  const names = await fillCart(page, 3);
  const panel = await openCart(page);
  const shownNames = () => panel.getByRole('group').evaluateAll((rows) => rows.map((row) => row.ariaLabel));
  const inOrder = names.map((name) => `Anzahl ${name}`);
  const [first = '', second = ''] = names;
  const total = panel.getByRole('status').last();
  const before = await total.textContent();
  await panel.getByRole('button', { name: `${first}: eins weniger` }).press('Enter');
  await panel.getByRole('button', { name: `${second}: eins weniger` }).press('Enter');
  await expect(total).not.toHaveText(before ?? '');
  await panel.getByRole('button', { name: `Rückgängig: ${first} entfernt` }).press('Enter');
  await expect(panel.getByRole('button', { name: `${first}: eins weniger` })).toBeFocused();
  await panel.getByRole('button', { name: `Rückgängig: ${second} entfernt` }).press('Enter');
  await expect.poll(shownNames).toEqual(inOrder);
  await expect(total).toHaveText(before ?? '');
  const { productCart } = await loadCart(page.request);
  expect(productCart.map(({ products }) => products.name)).toEqual(names);
});

test('chooses a line in another way, at its place', async ({ page }) => {
  await visit(page, '/products');
  await fillCart(page, 1);
  await addNamed(page.request, 'Grüner Salat');
  await reload(page);
  const panel = await openCart(page);
  const [first, before] = (await loadCart(page.request)).productCart;
  await panel.getByRole('button', { name: 'Grüner Salat ändern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grüner Salat' });
  await dialog.getByRole('button', { name: 'Grüner Salat: eins mehr' }).click();
  const other = dialog.getByRole('radio', { checked: false }).first();
  await other.check();
  await dialog.getByRole('button', { name: /^Übernehmen/ }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('group', { name: 'Anzahl Grüner Salat' })).toContainText('2');
  const [unchanged, after] = (await loadCart(page.request)).productCart;
  expect(unchanged).toEqual(first);
  expect(after).toMatchObject({ id: before?.id, amount: 2 });
  expect(after?.productCartOptions).not.toEqual(before?.productCartOptions);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/products');
});

test('suggests a drink and a dessert until they are there, or the guest wants none', async ({ page }) => {
  await visit(page, '/products');
  await fillCart(page, 1);
  const panel = await openCart(page);
  const suggestions = panel.getByRole('region', { name: 'Dazu passt' });
  await expect(suggestions.getByRole('listitem')).toHaveCount(2);
  await suggestions
    .getByRole('button', { name: / dazulegen$/ })
    .first()
    .click();
  await expect(suggestions.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('group', { name: /^Anzahl / })).toHaveCount(2);
  await suggestions.getByRole('button', { name: 'Vorschläge ausblenden' }).click();
  await expect(suggestions).toHaveCount(0);
  await page.goBack();
  await openCart(page);
  await expect(suggestions).toHaveCount(0);
});

test('is in reach of a thumb on a phone, with what is missing and the earliest time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/products');
  const bar = page.getByRole('button', { name: /^1 Warenkorb/ });
  await expect(bar).toHaveCount(0);
  await fillCart(page, 1);
  await expect(bar).toHaveAccessibleName(
    /frühestens heute um \d\d:\d\d CHF\s\d+\.\d\d noch CHF\s\d+\.\d\d bis zum Mindestbestellwert$/,
  );
  const footer = page.getByRole('contentinfo');
  const isFooterFree = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [above, below] = [await footer.boundingBox(), await bar.boundingBox()];
    return (above?.y ?? 0) + (above?.height ?? Infinity) <= (below?.y ?? 0);
  };
  // What comes near is laid out, which may lengthen the page.
  await expect.poll(isFooterFree).toBe(true);
  await bar.click();
  await expect(cartPanel(page)).toBeVisible();
  await page.goBack();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/checkout');
  await expect(page.getByRole('button', { name: /^Jetzt bestellen/ })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('says that more than 99 of one product do not go into it', async ({ page, problems }) => {
  problems.expect(/status of 409/);
  await visit(page, '/products');
  await fillCart(page, 1);
  const [item] = (await loadCart(page.request)).productCart;
  await addToCart(page.request, item?.products.id, 98);
  await addButtons(page).first().click();
  await expectToast(page, 'Von jedem Artikel gehen 1 bis 99 Stück.');
  expect((await loadCart(page.request)).productCart).toMatchObject([{ amount: 99 }]);
});

test('counts at once what goes into it, however long the answer takes', async ({ page, problems }) => {
  problems.expect(/status of 503|Ein Fehler ist aufgetreten/);
  await visit(page, '/products');
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/cart/items', async (route) => {
    await answered.promise;
    await route.continue();
  });
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
  answered.resolve();
  await expect(panel.getByRole('group', { name: /^Anzahl / })).toContainText('1');
  expect(await panel.getByText('kommt dazu').count()).toBe(0);
  await panel.getByRole('button', { name: 'Weiter einkaufen' }).click();
  await expectItemCount(page, 1);

  await page.route('**/api/cart/items', (route) => route.fulfill({ status: 503 }));
  await addButtons(page).first().click();
  await expectToast(page, 'Ein Fehler ist aufgetreten');
  await expectItemCount(page, 1);
});

test('keeps its buttons free of what a toast says', async ({ page, problems }) => {
  problems.expect(/status of 503|Ein Fehler ist aufgetreten/);
  await page.setViewportSize({ width: 390, height: 844 });
  await holdToasts(page);
  await visit(page, '/products');
  const [name = ''] = await fillCart(page, 1);
  const panel = await openCart(page);
  await page.route('**/api/cart/items/*', (route) => route.fulfill({ status: 503 }));
  await panel.getByRole('button', { name: `${name}: eins mehr` }).click();
  await expect(page.getByText('Ein Fehler ist aufgetreten')).toBeVisible();
  for (const button of ['Zur Kasse', 'Weiter einkaufen'])
    await panel.getByRole('button', { name: button }).click({ trial: true, timeout: 60_000 });
});

test('leads to the checkout', async ({ page }) => {
  await visit(page, '/products');
  await fillCart(page, 1);
  const panel = await openCart(page);
  await panel.getByRole('button', { name: 'Zur Kasse' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(panel).toBeHidden();
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

test('opens an own pizza in the creator, and puts it back in its place', async ({ page }) => {
  await visit(page, '/pizza-creator');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expectItemCount(page, 1);
  const [product] = await loadPlainProducts(page.request);
  await addToCart(page.request, product, 1);
  await visit(page, '/products');
  await expectItemCount(page, 2);
  const [before] = (await loadCart(page.request)).productCart;
  const panel = await openCart(page);
  await panel
    .getByRole('button', { name: / ändern$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pizza-creator\?/);
  await expect(panel).toBeHidden();
  await page.getByRole('radio', { name: /^Dinkel/ }).check();
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  // The button is the next pizza's at once, and the change is still on its way to the server.
  const loadItems = async () => (await loadCart(page.request)).productCart;
  await expect.poll(async () => (await loadItems())[0]?.productCartOptions).not.toEqual(before?.productCartOptions);
  const [after, other] = await loadItems();
  expect(after?.id).toBe(before?.id);
  expect(other).toBeDefined();

  // What is built next is new.
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expectItemCount(page, 3);
});

test('goes on without an extra that has sold out', async ({ page, openBrowser }) => {
  const product = await findProduct(page.request, 'Schoggifladen');
  const extras = product?.optionGroups.find(({ min, options }) => min === 0 && options.length > 1)?.options ?? [];
  const [gone, stays] = extras.filter(({ available }) => available);
  await addToCart(page.request, product?.id, 2, [gone?.id ?? '', stays?.id ?? '']);
  const staff = await openBrowser();
  await signInQuickly(staff, 'Mitarbeiter');
  const sellOut = (until: string | null) =>
    staff.request.put('/api/kitchen/sold-out', { data: { ids: [gone?.id], until } });
  expect((await sellOut('2026-11-21T04:00:00.000Z')).ok()).toBe(true);
  try {
    await visit(page, '/products');
    const panel = await openCart(page);
    await expect(panel.getByText(`${gone?.name} – nicht verfügbar`)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Zur Kasse' })).toBeDisabled();
    await panel.getByRole('button', { name: 'Schoggifladen ohne das nehmen, was fehlt' }).click();
    await expect(panel.getByRole('button', { name: 'Zur Kasse' })).toBeEnabled();
    await expect(panel.getByText(gone?.name ?? '')).toHaveCount(0);
    expect((await loadCart(page.request)).productCart).toMatchObject([{ amount: 2 }]);
  } finally {
    await sellOut(null);
  }
});
