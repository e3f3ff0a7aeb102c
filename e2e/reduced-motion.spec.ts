import type { Page } from 'playwright/test';
import { addButtons, choiceButtons, expectItemCount, openCart } from './cart.ts';
import { openBoard, openOrder } from './desk.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

declare global {
  var movements: string[];
}

/** The shortest visible animation, in ms. Fluent UI lets its own run for one millisecond. */
const SEEN_MS = 10;

/** Records every animation, by CSS and by script, on the pages that are opened from now on. */
const watchMovements = (page: Page) =>
  page.addInitScript((longest) => {
    globalThis.movements = [];
    const note = (animation: Animation) => {
      const { effect, timeline } = animation;
      const isLong = Number(effect?.getComputedTiming().endTime) > longest;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      if (isLong || !(timeline instanceof DocumentTimeline))
        globalThis.movements.push(target?.outerHTML.slice(0, 150) ?? '');
    };
    const noteAll = ({ target }: Event) => {
      for (const animation of target instanceof Element ? target.getAnimations({ subtree: true }) : []) note(animation);
    };
    for (const type of ['transitionrun', 'animationstart']) addEventListener(type, noteAll, true);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...parameters) {
      const animation = animate.apply(this, parameters);
      note(animation);
      return animation;
    };
  }, SEEN_MS);

/** Expects that nothing has moved since the page was loaded, and that scrolling is not smooth. */
async function expectStill(page: Page): Promise<void> {
  const restless = await page.evaluate((longest) => {
    const isMoving = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime) > longest;
    const glides = [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).scrollBehavior !== 'auto' || element instanceof SVGAnimationElement,
    );
    return [
      ...globalThis.movements,
      ...document
        .getAnimations()
        .filter(isMoving)
        .map(({ id, playState }) => `${id} ${playState}`),
      ...glides.map((element) => element.outerHTML.slice(0, 150)),
    ];
  }, SEEN_MS);
  expect(restless).toEqual([]);
}

test('nothing moves for people who prefer no movement', async ({ page, openBrowser }) => {
  const prefer = (one: Page) => Promise.all([one.emulateMedia({ reducedMotion: 'reduce' }), watchMovements(one)]);
  const dialog = page.getByRole('dialog');
  await prefer(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('navigation', { name: 'Menü', exact: true }).getByRole('link', { name: 'Produkte' }).click();
  await expect(page).toHaveURL('/products');
  await page.getByRole('navigation', { name: 'Produktgruppen' }).getByRole('link').nth(2).click();
  await expect(page.getByRole('navigation', { name: 'Produktgruppen' }).locator('[aria-current]')).toBeVisible();
  await addButtons(page).first().click();
  await expectItemCount(page, 1);
  await choiceButtons(page).first().click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openCart(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectStill(page);

  await visit(page, '/pizza-creator');
  await page
    .getByRole('group', { name: /^Beläge/ })
    .getByRole('checkbox')
    .first()
    .check();
  await page.mouse.wheel(0, 600);
  await expectStill(page);
  await openOrder(page);
  await expectStill(page);

  const staff = await openBrowser();
  await prefer(staff);
  await openBoard(staff);
  await expectStill(staff);
  await visit(staff, '/admin/products');
  await expectStill(staff);
});
