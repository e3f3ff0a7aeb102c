import type { BrowserContext, Page } from 'playwright/test';
import { expectItemCount } from './cart.ts';
import { fillCheckout, placeOrderButton, readOrderNumber } from './checkout.ts';
import { expect, test } from './test.ts';
import { openUnhydrated, visit } from './visit.ts';

/** Takes away what is newer than the oldest browsers. What stands in for menus keeps this browser from opening its own. */
async function takeAwayWhatIsNewer(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const remove = (owner: object, ...names: readonly string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
    remove(HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction');
    remove(globalThis, 'ToggleEvent', 'Iterator', 'Temporal', 'navigation', 'requestIdleCallback', 'scheduler');
    remove(globalThis, 'cancelIdleCallback', 'cookieStore', 'ViewTransition', 'EditContext');
    remove(Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object, 'map', 'filter', 'take', 'drop');
    remove(Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object, 'toArray', 'forEach', 'some', 'find');
    remove(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf');
    remove(Set.prototype, 'isDisjointFrom');
    remove(Promise, 'withResolvers', 'try');
    remove(Object, 'groupBy');
    remove(Map, 'groupBy');
    remove(Map.prototype, 'getOrInsert', 'getOrInsertComputed');
    remove(Array, 'fromAsync');
    remove(Intl, 'Segmenter', 'DurationFormat');
    remove(String.prototype, 'isWellFormed', 'toWellFormed');
    remove(RegExp, 'escape');
    remove(Math, 'sumPrecise', 'f16round');
    remove(Uint8Array, 'fromBase64', 'fromHex');
    remove(Uint8Array.prototype, 'toBase64', 'toHex');
    remove(URL, 'canParse', 'parse');
    remove(AbortSignal, 'any');
    remove(Document.prototype, 'startViewTransition', 'caretPositionFromPoint');
    remove(Element.prototype, 'checkVisibility', 'moveBefore', 'getHTML', 'setHTMLUnsafe');
    remove(Navigator.prototype, 'userActivation', 'wakeLock', 'userAgentData', 'connection');
  });
  await context.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = (await response.text())
      .replaceAll(/(?<!\\):has\(/g, ':unknown-has(')
      .replaceAll(/(?<!\\):popover-open/g, ':unknown-popover-open');
    // The real popovers are shut, and this browser hides them.
    await route.fulfill({ response, body: `${css}\n[popover].\\:popover-open{display:block}` });
  });
}

// A page goes on loading styles for what comes next, also when the test is over.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menü', exact: true });

test('the oldest browsers have menus, halves and orders: what they lack is filled or done without', async ({
  page,
  context,
}) => {
  await takeAwayWhatIsNewer(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await expect(page.getByText('Dein Browser ist zu alt')).toHaveCount(0);
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await menu(page).getByRole('link', { name: 'Pizza-Creator' }).click();
  await expect(page).toHaveURL(/pizza-creator/);
  await expect(menu(page)).toBeHidden();

  // Without `:has` nothing but the control itself shows what is chosen.
  const left = page.getByRole('radio', { name: 'Linke Hälfte' });
  await left.check();
  await expect(left).toHaveCSS('opacity', '1');
  await page.keyboard.press('ArrowRight');
  await page
    .getByRole('group', { name: /^Beläge/ })
    .getByRole('checkbox', { name: /^Rucola/ })
    .check();
  const basil = page.getByRole('group', { name: /^Beläge/ }).getByRole('checkbox', { name: /^Basilikum/ });
  await basil.focus();
  await page.keyboard.press('Space');
  await expect(basil).not.toHaveCSS('outline-style', 'none');
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expectItemCount(page, 1);
  await visit(page, '/checkout');
  await fillCheckout(page);
});

test('an order from one of the oldest browsers arrives', async ({ page, context }) => {
  await takeAwayWhatIsNewer(context);
  await visit(page, '/pizza-creator');
  for (let count = 1; count < 4; count += 1) {
    await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await expectItemCount(page, count);
    await page.getByRole('button', { name: 'Noch einen bauen' }).click();
  }
  await visit(page, '/checkout');
  await fillCheckout(page);
  await placeOrderButton(page).click();
  expect(await readOrderNumber(page)).toBeGreaterThan(1000);
});

test('a browser that is too old starts nothing, shows what can be read, and says whom to call', async ({ page }) => {
  // Removes what Safari 15 does not have.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openUnhydrated(page, '/');
  const notice = page.getByRole('alert');
  await expect(notice).toHaveText(
    /^Dein Browser ist zu alt, um hier zu bestellen\. .* oder ruf uns an: \+?\d+Lesen kannst du alles: Menü, Öffnungszeiten$/,
  );
  await expect(notice.getByRole('link').first()).toHaveAttribute('href', /^tel:\+?\d+$/);
  await notice.getByRole('link', { name: 'Menü' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Was darf es sein?' })).toBeVisible();
  await notice.getByRole('link', { name: 'Öffnungszeiten' }).click();
  await expect(page.getByRole('main').getByText('Montag').first()).toBeVisible();
  await expect(notice).toBeVisible();
  await page.waitForLoadState();
  expect([...new Set(scripts.map((url) => new URL(url).pathname))]).toEqual(['/too-old.js']);
});

test('a browser that is new enough is told nothing, and loads nothing for older ones', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(new URL(request.url()).pathname));
  await visit(page, '/');
  await expect(page.getByText('Dein Browser ist zu alt')).toHaveCount(0);
  expect(scripts.filter((path) => path.includes('popovers'))).toEqual([]);
});
