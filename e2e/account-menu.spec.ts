import type { Locator, Page } from 'playwright/test';
import { passTimers } from './delay.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';

/** Longer than the delay after which a menu hides, in ms. */
const LONG_ENOUGH = 250;

const accountButton = (page: Page) => page.getByRole('button', { name: 'Konto', exact: true });
const signOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Abmelden' });
const openMenu = (page: Page) => page.locator('[popover]:popover-open');
const moveAway = (page: Page) => page.mouse.move(200, 600, { steps: 4 });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('it is not shown');
  return box;
}

test('a menu hides once the mouse has left its button or the menu', async ({ page }) => {
  await visitAs(page, 'Kundin', '/legal/imprint');
  await accountButton(page).click();
  await expect(signOut(page)).toBeVisible();
  await moveAway(page);
  await expect(signOut(page)).toBeHidden();

  await accountButton(page).click();
  await signOut(page).hover();
  await moveAway(page);
  await expect(signOut(page)).toBeHidden();
});

for (const name of ['Konto', 'Admin-Menü'])
  test(`the menu «${name}» stays wherever the mouse rests on its way from the button`, async ({ page }) => {
    await visitAs(page, 'Geschäftsleitung', '/legal/imprint');
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    const { x, y, width, height } = await boxOf(button);
    const menu = await boxOf(openMenu(page));
    for (let now = y + height - 2; now < menu.y + 6; now += 2) {
      await page.mouse.move(x + width / 2, now);
      await passTimers(page, LONG_ENOUGH);
      await expect(openMenu(page)).toBeVisible();
    }
  });

test('a menu that the keyboard opened stays without a mouse', async ({ page }) => {
  await visitAs(page, 'Kundin', '/legal/imprint');
  await moveAway(page);
  await accountButton(page).press('Enter');
  await passTimers(page, LONG_ENOUGH);
  await expect(signOut(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signOut(page)).toBeHidden();
});

test('a menu that a finger opened stays until a tap outside', async ({ openBrowser }) => {
  const page = await openBrowser({ hasTouch: true });
  await visitAs(page, 'Kundin', '/legal/imprint');
  await accountButton(page).tap();
  await passTimers(page, LONG_ENOUGH);
  await expect(signOut(page)).toBeVisible();
  await page.touchscreen.tap(200, 600);
  await expect(signOut(page)).toBeHidden();
});
