import type { ElementHandle, Page } from 'playwright/test';
import { expectAccessibleColours } from './accessible.ts';
import { loadPlainProducts } from './api.ts';
import { choiceButtons, fillCart, openCart } from './cart.ts';
import { ON_THE_WAY, PREPARING, openBoard, orderQuickly, stepQuickly, ticketOf } from './desk.ts';
import { signInQuickly } from './sign-in.ts';
import { expect, test } from './test.ts';
import { HOUR } from './time.ts';
import { visit } from './visit.ts';

const STATES =
  '[aria-pressed="true"], [aria-selected="true"], :is(nav a, button)[aria-current], li[data-state]:not([data-state="coming"]), input:is([type="radio"], [type="checkbox"]):checked';

/** A handle keeps pointing to the same element when its state attribute is removed. */
type Found = ElementHandle<SVGElement | HTMLElement>;

/** The kinds of elements that were checked: elements with the same classes look the same. */
type Seen = Set<string>;

const PATHS = ['/admin/products', '/admin/settings/extraordinary-days', '/admin/accounting/2026-11-01..2026-11-30'];

/** Finds visible elements that show a state, one of each kind. */
async function findStates(page: Page, seen: Seen): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const locator of await page.locator(STATES).all()) {
    const kind = await locator.evaluate((one) => {
      const area = one.closest('label') ?? one;
      if (!area.checkVisibility({ visibilityProperty: true }) || one.closest('[inert], [aria-hidden="true"]'))
        return null;
      const names = one.getAttributeNames().filter((name) => /^aria-|^data-state/.test(name));
      return [
        one.parentElement?.className,
        one.tagName,
        one.getAttribute('class'),
        one.getAttribute('data-state'),
        ...names,
      ].join(' ');
    });
    if (kind === null || seen.has(kind)) continue;
    seen.add(kind);
    const element = await locator.elementHandle();
    if (element !== null) found.push(element);
  }
  return found;
}

async function takePicture(page: Page, element: Found): Promise<Buffer> {
  const clip = await element.evaluate((one) => {
    const area = one.closest('label') ?? one;
    const isCovered = () => {
      const { x, y, width, height } = area.getBoundingClientRect();
      return !area.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    if (isCovered()) area.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = area.getBoundingClientRect();
    return { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 };
  });
  return page.screenshot({ clip });
}

/** Removes the attribute that shows a state, without an event; returns a function that restores it. */
const takeState = (element: Found) =>
  element.evaluateHandle((one) => {
    if (one instanceof HTMLInputElement) {
      one.checked = false;
      return () => (one.checked = true);
    }
    const names = ['aria-pressed', 'aria-selected', 'aria-current', 'data-state'];
    const values = names.map((name) => [name, one.getAttribute(name)] as const);
    for (const name of names) one.removeAttribute(name);
    return () => {
      for (const [name, value] of values) if (value !== null) one.setAttribute(name, value);
    };
  });

/**
 * Expects every state to change the look of its element. Screenshots are compared, because no list of properties would
 * be complete.
 */
async function expectStatesToShow(page: Page, seen: Seen): Promise<void> {
  const alike: string[] = [];
  for (const element of await findStates(page, seen)) {
    const before = await takePicture(page, element);
    const giveBack = await takeState(element);
    const after = await takePicture(page, element);
    await giveBack.evaluate((give) => give());
    if (before.equals(after)) alike.push(await element.evaluate((one) => one.outerHTML.slice(0, 200)));
  }
  expect.soft(alike).toEqual([]);
}

/** Returns what looks the same with and without the focus. */
async function findUnmarked(page: Page): Promise<readonly string[]> {
  // After a key press browsers show the focus, also where a script moves it.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const outlinesAround = (element: Element) =>
      [element, element.nextElementSibling, element.parentElement, element.closest('label')].map((one) => {
        if (one === null) return '';
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one);
        return outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? '' : `${outlineWidth} ${outlineOffset}`;
      });
    const within = document.querySelector('[aria-modal="true"], dialog[open]') ?? document;
    const elements = [
      ...within.querySelectorAll<HTMLElement>(
        ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"])',
      ),
    ];
    return elements
      .filter((element) => {
        element.blur();
        const before = outlinesAround(element);
        element.focus({ preventScroll: true });
        if (document.activeElement !== element) return false;
        return outlinesAround(element).every((outline, index) => outline === '' || outline === before[index]);
      })
      .map((element) => element.outerHTML.slice(0, 200));
  });
}

/**
 * Expects everything that can be focused to be outlined differently with the focus. Fluent's tables, which load late,
 * show it only after a key press that they have seen themselves.
 */
const expectFocusToShow = (page: Page): Promise<void> => expect.poll(() => findUnmarked(page)).toEqual([]);

async function expectReportedApart(page: Page, seen: Seen, within = 'html'): Promise<void> {
  await expectStatesToShow(page, seen);
  await expectFocusToShow(page);
  await expectAccessibleColours(page, within);
}

const prefer = (page: Page) => page.emulateMedia({ forcedColors: 'active' });

test('guests tell states and focus apart in the colours of their system', async ({ page, request, openBrowser }) => {
  const seen: Seen = new Set();
  const staff = await openBrowser();
  await prefer(page);
  await visit(page, '/');
  await expectReportedApart(page, seen);
  await visit(page, '/products?tag=vegetarian');
  await expectReportedApart(page, seen);
  // Only further down does a group become the current one.
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('navigation', { name: 'Produktgruppen' }).locator('[aria-current]')).toBeVisible();
  await expectStatesToShow(page, seen);
  await fillCart(page, 1);
  await choiceButtons(page).first().click();
  await expectReportedApart(page, seen, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await openCart(page);
  await expectReportedApart(page, seen, '[role="dialog"]');
  await visit(page, '/pizza-creator');
  await page
    .getByRole('group', { name: /^Beläge/ })
    .getByRole('checkbox')
    .first()
    .check();
  await expectReportedApart(page, seen);
  await visit(page, '/checkout');
  await expectReportedApart(page, seen);
  const [product] = await loadPlainProducts(request);
  const order = await orderQuickly(request, product);
  await signInQuickly(staff, 'Mitarbeiter');
  for (const step of PREPARING) expect((await stepQuickly(staff.request, order.id, step)).ok()).toBe(true);
  await visit(page, order.path);
  await expectReportedApart(page, seen);
});

test('so do staff', async ({ page, request, openBrowser, time }) => {
  const seen: Seen = new Set();
  await prefer(page);
  await signInQuickly(page, 'Geschäftsleitung');
  const [product] = await loadPlainProducts(request);
  const order = await orderQuickly(request, product);
  for (const step of ON_THE_WAY) expect((await stepQuickly(page.request, order.id, step)).ok()).toBe(true);
  await visit(page, '/admin/incoming-orders');
  await expect(ticketOf(page, order.number)).toBeVisible();
  await expectReportedApart(page, seen);
  const later = await openBrowser();
  await prefer(later);
  await openBoard(later);
  await time.advance(2 * HOUR);
  await expect(ticketOf(later, order.number).getByText('zu spät')).toBeVisible();
  await expectAccessibleColours(later, 'main');
  for (const path of PATHS)
    await test.step(path, async () => {
      await visit(page, path);
      await expectReportedApart(page, seen);
    });
  await visit(page, '/admin/week-menu?woche=2026-W49');
  await page.getByRole('region', { name: 'Menüs' }).getByRole('button').first().press('Enter');
  await expectReportedApart(page, seen);
  await visit(page, '/admin/orders/create');
  await page.getByRole('combobox', { name: 'Was darf es sein?' }).fill('mar');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toBeVisible();
  await expectReportedApart(page, seen);
});
