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
const WITHOUT_SALAMI = `${PATH}?v=1&whole=champignons`;

const bread = (page: Page): Locator => page.getByRole('img', { name: /^Dein Fladen:/ });
const price = (page: Page): Locator => page.getByRole('main').locator('p', { hasText: /^Preis: / });
const undoLine = (page: Page, text: string): Locator => page.locator('main span').getByText(text, { exact: true });
const choice = (page: Page, name: RegExp): Locator => page.getByRole('main').locator('label', { hasText: name });

const drawing = (page: Page): Locator => bread(page).locator('canvas');

async function visitRendered(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(bread(page)).toHaveAttribute('data-rendered');
}

/** How far apart the places are at which the drawing is read, as a share of its width. */
const STEP = 1 / 64;

/** The colours of the drawing at places in a grid, by row and column. */
const coloursOf = (page: Page): Promise<string[][]> =>
  drawing(page).evaluate((canvas: HTMLCanvasElement, step) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const places = Array.from({ length: 1 / step }, (_, index) => Math.floor((index + 0.5) * step * canvas.width));
    return places.map((y) =>
      places.map((x) => pixels.slice((y * canvas.width + x) * 4, (y * canvas.width + x) * 4 + 4).join()),
    );
  }, STEP);

/** A place of the right half at which a bread without its salami looks different all around. */
async function findSalamiOnTheRight(page: Page): Promise<{ readonly x: number; readonly y: number }> {
  await visitRendered(page, WITHOUT_SALAMI);
  const without = await coloursOf(page);
  await visitRendered(page, SALAMI);
  const colours = await coloursOf(page);
  const isPiece = (row: number, column: number) => colours[row]?.[column] !== without[row]?.[column];
  const box = await drawing(page).boundingBox();
  for (const row of colours.keys()) {
    for (let column = Math.ceil(0.56 / STEP); column < 1 / STEP; column++) {
      const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => isPiece(row + down, column + right)));
      if (box === null || around.includes(false)) continue;
      return { x: box.x + (column + 0.5) * STEP * box.width, y: box.y + (row + 0.5) * STEP * box.height };
    }
  }
  throw new Error('no salami');
}

/** The bread answers taps once its code is there. */
async function tap(page: Page, { x, y }: { readonly x: number; readonly y: number }, changed: RegExp): Promise<void> {
  await expect(async () => {
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
  const salami = await findSalamiOnTheRight(page);
  const size = choice(page, /^26 cm/);
  const before = await size.boundingBox();
  await tap(page, salami, /Auf der rechten Hälfte: Salami piccante/);
  await expect(undoLine(page, 'Salami piccante nur noch rechts')).toBeVisible();
  await tap(page, salami, /Auf dem ganzen Fladen: Champignons\.$/);
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

test('where the browser cannot draw, the server does', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await visit(page, SALAMI);
  const picture = bread(page).locator('img');
  await expect(picture).toHaveAttribute('src', /spicySalami.*bake=0$/);
  await choice(page, /^Rucola/).click();
  await expect(picture).toHaveAttribute('src', /rocket.*bake=0$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
  await expect(drawing(page)).toHaveCount(0);
});

test('until its code is there, the server draws each change, and the first drawing is of what was chosen', async ({
  page,
  problems,
}) => {
  problems.expect(/net::ERR_FAILED|creator-extras/);
  await page.route(/creator-extras/, (route) => route.abort());
  await visit(page, SALAMI);
  await choice(page, /^Rucola/).click();
  await expect(bread(page).locator('img')).toHaveAttribute('src', /rocket.*bake=0$/);
  await page.unroute(/creator-extras/);
  await choice(page, /^Basilikum/).click();
  await expect(bread(page)).toHaveAttribute('data-rendered');
});

test('there is a bread at each moment, also when it goes into the oven before that is ready', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitRendered(page, SALAMI);
  await page.evaluate(() => {
    const look = () => {
      const canvases = [...document.querySelectorAll('[data-rendered] canvas')];
      if (!canvases.some((canvas) => getComputedStyle(canvas).visibility === 'visible'))
        document.body.dataset['gone'] = '';
      requestAnimationFrame(look);
    };
    look();
  });
  await choice(page, /^Rucola/).click();
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(drawing(page)).toHaveCount(3);
  await expect(page.locator('body')).not.toHaveAttribute('data-gone');
});

test('what comes drops onto the bread, what goes is lifted off it, and it bakes in steps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitRendered(page, SALAMI);
  // What begins to move in the picture, and how much of the picture it covers, in percent.
  await page.evaluate(() => {
    addEventListener('animationstart', ({ target, animationName }) => {
      const move = /drop|lift|brown/.exec(animationName)?.[0];
      if (!(target instanceof HTMLCanvasElement) || target.closest('main') === null || move === undefined) return;
      const { moves = '' } = document.body.dataset;
      // A drawing is read once: Chromium warns of more.
      if (move === 'brown') document.body.dataset['moves'] = `${moves}brown,`;
      else {
        const pixels = target.getContext('2d')?.getImageData(0, 0, target.width, target.height).data ?? [];
        const covered = [...pixels].filter((value, index) => index % 4 === 3 && value > 0).length;
        document.body.dataset['moves'] = `${moves}${move} ${Math.round((covered * 400) / pixels.length)},`;
      }
    });
  });
  const moves = async () =>
    (await page.evaluate(() => document.body.dataset['moves'] ?? '')).split(',').filter((move) => move !== '');
  await choice(page, /^Rucola/).click();
  await expect.poll(async () => (await moves()).length).toBe(1);
  await expect(drawing(page)).toHaveCount(1);
  await choice(page, /^Rucola/).click();
  await expect.poll(async () => (await moves()).length).toBe(2);
  await expect(drawing(page)).toHaveCount(1);
  const [dropped = '', lifted = ''] = await moves();
  const share = Number(/^drop (\d+)$/.exec(dropped)?.[1]);
  // The bread itself covers more than half of the picture.
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(40);
  expect(lifted).toBe(`lift ${share}`);
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(drawing(page)).toHaveCount(3);
  await expect.poll(async () => (await moves()).slice(2)).toEqual(['brown', 'brown']);
  // How far apart the drawings are: the one in between is nearer to both than they are to each other.
  const [rawToHalf, halfToBaked, rawToBaked] = await drawing(page).evaluateAll((canvases: HTMLCanvasElement[]) => {
    const [raw = [], half = [], baked = []] = canvases.map((canvas) => [
      ...(canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []),
    ]);
    const distance = (one: number[], other: number[]) =>
      one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;
    return [distance(raw, half), distance(half, baked), distance(raw, baked)];
  });
  expect(Math.min(rawToHalf, halfToBaked)).toBeGreaterThan(0);
  expect(Math.max(rawToHalf, halfToBaked)).toBeLessThan(rawToBaked);
});

test('the oven bakes what goes into the cart, at once where nothing may move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitRendered(page, SALAMI);
  await expect(drawing(page)).toHaveCount(1);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      if (
        changes.some(({ addedNodes }) =>
          [...addedNodes].some((node) => node instanceof Element && node.querySelector('canvas')),
        )
      )
        document.body.dataset['flown'] = '';
    }).observe(document.body, { childList: true });
  });
  await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).click();
  // Before the oven, half baked and baked; the last one is seen.
  await expect(drawing(page)).toHaveCount(3);
  await expect(page.getByText('Liegt im Warenkorb.')).toBeVisible();
  expect(
    await drawing(page)
      .last()
      .evaluate((drawn) => drawn.getAnimations().length),
  ).toBe(0);
  await expectItemCount(page, 1);
  // Longer than the oven takes.
  await passTimers(page, 2000);
  await expect(page.locator('body')).not.toHaveAttribute('data-flown');
  await choice(page, /^Rucola/).click();
  await expect(drawing(page)).toHaveCount(1);
});

test('the sizes stand beside the bread, cover none of it, and change how large it is', async ({ page }) => {
  await visitRendered(page, SALAMI);
  const sizes = page.getByRole('group', { name: 'Grösse' });
  for (const windowWidth of [1440, 390, 320]) {
    await page.setViewportSize({ width: windowWidth, height: 800 });
    const widths: number[] = [];
    for (const name of ['26 cm', '32 cm', '40 cm']) {
      await sizes.getByRole('radio', { name }).check({ force: true });
      await expect(bread(page)).toHaveAccessibleName(new RegExp(`^Dein Fladen: ${name}`));
      const tile = await sizes.locator('label', { hasText: name }).boundingBox();
      const canvas = await drawing(page).boundingBox();
      if (canvas === null) throw new Error('no drawing');
      // The bread does not fill its picture.
      const right = canvas.x + canvas.width * 0.93;
      widths.push(canvas.width);
      expect(tile?.height).toBeGreaterThanOrEqual(44);
      expect(tile?.width).toBeGreaterThanOrEqual(44);
      expect(tile?.x).toBeGreaterThan(right - 8);
    }
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(new Set(widths).size).toBe(3);
  }
});

test('the half that no topping comes to is shaded', async ({ page }) => {
  await visitRendered(page, SALAMI);
  const sides = page.getByRole('group', { name: 'Wohin kommt der Belag?' });
  // Only its pixels tell how bright a part of the bread is, 0 to 255.
  const part = async (at: number) => {
    const box = await bread(page).boundingBox();
    if (box === null) throw new Error('no bread');
    const clip = { x: box.x + box.width * at, y: box.y + box.height * 0.4, width: 20, height: 20 };
    const picture = (await page.screenshot({ clip })).toString('base64');
    return page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const values = [...(context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])];
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    }, picture);
  };
  const look = async () => ({ left: await part(0.3), right: await part(0.7) });
  const SHADED = 20;
  const whole = await look();
  await sides.getByRole('radio', { name: 'Linke Hälfte' }).check({ force: true });
  await expect.poll(async () => (await look()).right).toBeGreaterThan(whole.right + SHADED);
  expect((await look()).left).toBeCloseTo(whole.left, -1);
  await sides.getByRole('radio', { name: 'Rechte Hälfte' }).check({ force: true });
  await expect.poll(async () => (await look()).left).toBeGreaterThan(whole.left + SHADED);
  expect((await look()).right).toBeCloseTo(whole.right, -1);
  await sides.getByRole('radio', { name: 'Ganz' }).check({ force: true });
  await expect.poll(async () => (await look()).left).toBeLessThan(whole.left + SHADED);
  expect((await look()).right).toBeCloseTo(whole.right, -1);
});

test('out of the oven the bread flies into the cart, and leaves nothing behind', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitRendered(page, SALAMI);
  const flights = page.evaluate(
    () =>
      new Promise<{ duration: unknown; x: number; y: number; letsTapsThrough: boolean }>((resolve) => {
        new MutationObserver((_, observer) => {
          const flying = document.querySelector('body > [aria-hidden]:has(canvas)');
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
  await expect(page.locator('body > [aria-hidden]:has(canvas)')).toHaveCount(0);
});
