import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { cartButton, expectItemCount, openCart } from './cart.ts';
import { fillCheckout, placeOrderButton, readOrderNumber } from './checkout.ts';
import { passTimers } from './delay.ts';
import { expect, test } from './test.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

const PATH = '/pizza-creator';
const SALAMI = `${PATH}?v=1&whole=salami.champignons`;

const bread = (page: Page): Locator => page.getByRole('img', { name: /^Dein Fladen:/ });
const price = (page: Page): Locator => page.getByRole('main').locator('p', { hasText: /^Preis: / });
const undoLine = (page: Page, text: string): Locator => page.locator('main span').getByText(text, { exact: true });
const choice = (page: Page, name: RegExp): Locator => page.getByRole('main').locator('label', { hasText: name });

/** A piece of a topping on the right half, as it is painted. */
const pieceOnTheRight = (page: Page, urlKey: string) =>
  bread(page).evaluate((picture, key) => {
    const { x: left, width } = picture.getBoundingClientRect();
    for (const piece of picture.querySelectorAll(`[data-layer="t-${key}"] use`)) {
      const box = piece.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (box.width > 4 && x > left + width / 2 + 20) return { x, y };
    }
    throw new Error(`no piece of ${key}`);
  }, urlKey);

/** The bread answers taps once its code is there. */
async function tapPiece(page: Page, urlKey: string, changed: RegExp): Promise<void> {
  await expect(async () => {
    const { x, y } = await pieceOnTheRight(page, urlKey);
    await page.mouse.click(x, y);
    await passTimers(page, 700);
    expect(await bread(page).getAttribute('aria-label')).toMatch(changed);
  }).toPass();
}

test('a dish of the menu becomes an own pizza, tells what it cannot have, and becomes an order', async ({ page }) => {
  await visit(page, '/products');
  await page
    .getByRole('button', { name: /^Margherita/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Selber anpassen' }).click();
  await expect(bread(page)).toHaveAccessibleName(/Tomatensauce, Mozzarella\. Auf dem ganzen Fladen: Basilikum/);
  await expect(page.getByText('Für eigene Fladen nicht da: Tomate.')).toBeVisible();
  await expect(page).toHaveURL(/whole=basilikum$/);
  await expectAccessible(page);
  await choice(page, /^Champignons/).click();
  await expect(price(page)).toHaveText('Preis: CHF 16.00');
  // Three reach the minimum of the delivery area.
  for (const count of [1, 2, 3]) {
    await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).click();
    await expectItemCount(page, count);
  }
  const panel = await openCart(page);
  await expect(panel).toContainText('Champignons');
  await panel.getByRole('button', { name: 'Zur Kasse' }).click();
  await fillCheckout(page);
  await placeOrderButton(page).click();
  expect(await readOrderNumber(page)).toBeGreaterThan(1000);
});

test('halves of two dishes: what both have lies on the whole', async ({ page }) => {
  await visit(page, PATH);
  await page.getByRole('button', { name: 'Fladen der Karte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Womit anfangen?' });
  await dialog.getByText('Halb und halb').click();
  await dialog.getByRole('button', { name: /^Capricciosa/ }).click();
  await dialog.getByRole('button', { name: /^Diavola/ }).click();
  await expect(dialog.getByText('Capricciosa links, Diavola rechts')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'So beginnen' }).click();
  await expect(bread(page)).toHaveAccessibleName(
    /Auf dem ganzen Fladen: Taggiasca-Oliven\. Auf der linken Hälfte: .*Hinterschinken.*Auf der rechten Hälfte: .*Salami piccante/,
  );
  await page.goBack();
  await expect(bread(page)).toHaveAccessibleName(/Noch ohne Belag/);
});

test('a tapped piece stays on its half, then goes, and can be brought back; all else stays where it is', async ({
  page,
}) => {
  await visit(page, SALAMI);
  const size = choice(page, /^26 cm/);
  const before = await size.boundingBox();
  await tapPiece(page, 'salami', /Auf der rechten Hälfte: Salami piccante/);
  await expect(undoLine(page, 'Salami piccante nur noch rechts')).toBeVisible();
  await tapPiece(page, 'salami', /Auf dem ganzen Fladen: Champignons\.$/);
  await expect(undoLine(page, 'Salami piccante entfernt')).toBeVisible();
  expect(await size.boundingBox()).toEqual(before);
  await undoLine(page, 'Salami piccante entfernt').locator('..').getByRole('button', { name: 'Rückgängig' }).click();
  await expect(bread(page)).toHaveAccessibleName(/Auf der rechten Hälfte: Salami piccante/);
  await expect(undoLine(page, 'Salami piccante entfernt')).toBeHidden();
});

test('each choice says by how much the price changes, and no choice moves another', async ({ page }) => {
  await visit(page, PATH);
  for (const name of [/^32 cm/, /^Dinkelteig/, /^Ohne Käse/, /^Rucola/, /^Rucola/]) {
    const chip = choice(page, name);
    await chip.scrollIntoViewIfNeeded();
    const said = Number(/([+−]\d+\.\d\d)/.exec(await chip.innerText())?.[1]?.replace('−', '-'));
    const paid = async () => Number(/\d+\.\d\d/.exec((await price(page).textContent()) ?? '')?.[0]);
    const [paidBefore, box] = [await paid(), await chip.boundingBox()];
    await chip.click();
    await expect.poll(async () => Math.round(((await paid()) - paidBefore) * 100)).toBe(Math.round(said * 100));
    expect(await chip.boundingBox()).toEqual(box);
  }
});

test('a surprise is a recipe with a name, and the dough stays', async ({ page }) => {
  await visit(page, `${PATH}?v=1&dough=glutenfrei`);
  await page.getByRole('button', { name: 'Überrasch mich' }).click();
  await expectToast(page, /^Idee «.+»$/m);
  await expect(bread(page)).toHaveAccessibleName(/26 cm, Glutenfreier Teig, .*Auf dem ganzen Fladen: /);
});

test('the oven bakes what goes into the cart, at once where nothing may move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, SALAMI);
  const crust = bread(page).locator('[data-crust] > *');
  await expect(crust).toHaveCount(0);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some((node) => node instanceof SVGElement)))
        document.body.dataset['flown'] = '';
    }).observe(document.body, { childList: true });
  });
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(crust).toHaveCount(1);
  await expect(page.getByText('Liegt im Warenkorb.')).toBeVisible();
  expect(await crust.evaluate((drawn) => drawn.getAnimations().length)).toBe(0);
  await expectItemCount(page, 1);
  // Longer than the oven takes.
  await passTimers(page, 2000);
  await expect(page.locator('body')).not.toHaveAttribute('data-flown');
  await choice(page, /^Rucola/).click();
  await expect(crust).toHaveCount(0);
});

test('the sizes stand beside the bread, cover none of it, and change how large it is', async ({ page }) => {
  await visit(page, SALAMI);
  const sizes = page.getByRole('group', { name: 'Grösse' });
  const dough = bread(page).locator('use, path').first();
  for (const windowWidth of [1440, 390, 320]) {
    await page.setViewportSize({ width: windowWidth, height: 800 });
    const widths: number[] = [];
    for (const name of ['26 cm', '32 cm', '40 cm']) {
      await sizes.getByRole('radio', { name }).check({ force: true });
      await expect(bread(page)).toHaveAccessibleName(new RegExp(`^Dein Fladen: ${name}`));
      const tile = await sizes.locator('label', { hasText: name }).boundingBox();
      const drawn = await dough.evaluate((shape) => {
        const { x = 0, width = 0 } = shape.parentElement?.parentElement?.getBoundingClientRect() ?? {};
        return { x, width };
      });
      widths.push(drawn.width);
      expect(tile?.height).toBeGreaterThanOrEqual(44);
      expect(tile?.width).toBeGreaterThanOrEqual(44);
      expect(tile?.x).toBeGreaterThan(drawn.x + drawn.width - 8);
    }
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(new Set(widths).size).toBe(3);
  }
});

test('the half that no topping comes to is shaded', async ({ page }) => {
  await visit(page, SALAMI);
  const sides = page.getByRole('group', { name: 'Wohin kommt der Belag?' });
  // Only its pixels tell how a part of the bread looks.
  const part = async (at: number) => {
    const box = await bread(page).boundingBox();
    if (box === null) throw new Error('no bread');
    const clip = { x: box.x + box.width * at, y: box.y + box.height * 0.4, width: 20, height: 20 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  const look = async () => ({ left: await part(0.3), right: await part(0.7) });
  const whole = await look();
  await sides.getByRole('radio', { name: 'Linke Hälfte' }).check({ force: true });
  await expect.poll(async () => (await look()).right).not.toBe(whole.right);
  expect((await look()).left).toBe(whole.left);
  await sides.getByRole('radio', { name: 'Rechte Hälfte' }).check({ force: true });
  await expect.poll(async () => (await look()).left).not.toBe(whole.left);
  expect((await look()).right).toBe(whole.right);
  await sides.getByRole('radio', { name: 'Ganz' }).check({ force: true });
  await expect.poll(look).toEqual(whole);
});

test('out of the oven the bread flies into the cart, and leaves nothing behind', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, SALAMI);
  const flights = page.evaluate(
    () =>
      new Promise<{ duration: unknown; x: number; y: number; letsTapsThrough: boolean }>((resolve) => {
        new MutationObserver((_, observer) => {
          const flying = document.querySelector('body > svg[aria-hidden]');
          const [flight] = flying?.getAnimations() ?? [];
          if (!flying || !flight) return;
          observer.disconnect();
          flight.pause();
          flight.currentTime = 459;
          const { x, y, width, height } = flying.getBoundingClientRect();
          flight.play();
          const letsTapsThrough = getComputedStyle(flying).pointerEvents === 'none';
          resolve({
            duration: flight.effect?.getTiming().duration,
            x: x + width / 2,
            y: y + height / 2,
            letsTapsThrough,
          });
        }).observe(document.body, { childList: true });
      }),
  );
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).click();
  // Words and number do not wait for it.
  await expectItemCount(page, 1);
  const { duration, x, y, letsTapsThrough } = await flights;
  expect(duration).toBe(460);
  expect(letsTapsThrough).toBe(true);
  const cart = await cartButton(page).boundingBox();
  if (cart === null) throw new Error('no cart');
  expect(Math.abs(x - cart.x - cart.width / 2)).toBeLessThan(12);
  expect(Math.abs(y - cart.y - cart.height / 2)).toBeLessThan(12);
  await expect(page.locator('body > svg')).toHaveCount(0);
});
