import type { Page } from 'playwright/test';
import { openAsleep } from './asleep.ts';
import { placeOrder } from './checkout.ts';
import { GUEST_PAGES } from './information-pages.ts';
import { visitAs } from './sign-in.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

/** The message that the app logs when React rendered a page again; it is not reported as an error. */
const RENDERED_AGAIN = /^(error|warning): .*(Minified React error #4\d\d|[Hh]ydrat)/;

/**
 * Changes the page as browsers and extensions do before its scripts run: links around dates, times and numbers, marks
 * of a translator, a toolbar at the top, a button beside each field, dark styles.
 */
const disturb = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const [index, text] of texts.entries()) {
        if (!/\d{2}/.test(text.nodeValue ?? '') || text.parentElement?.closest('script, style, svg, option, textarea'))
          continue;
        const mark = document.createElement(['chrome_annotation', 'a', 'font'][index % 3] ?? 'a');
        if (mark instanceof HTMLAnchorElement) mark.href = 'tel:0529999999';
        text.parentNode?.replaceChild(mark, text);
        mark.append(text);
      }
      for (const field of document.querySelectorAll('input, textarea')) {
        field.setAttribute('data-lastpass-icon-root', 'true');
        field.after(Object.assign(document.createElement('div'), { className: 'password-manager' }));
      }
      document.body.prepend(document.createElement('grammarly-desktop-integration'));
      document.head.append(Object.assign(document.createElement('meta'), { name: 'darkreader' }));
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    });
  });

async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('button', { name: /^Warenkorb/ }).click();
  await expect(page.getByRole('dialog', { name: 'Warenkorb' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

for (const path of GUEST_PAGES.filter((guestPage) => guestPage !== '/error')) {
  test(`${path} stays usable with foreign elements in it, and says nothing of an error`, async ({ page, problems }) => {
    problems.expect(RENDERED_AGAIN);
    await disturb(page);
    await visit(page, path);
    await expectUsable(page);
    await expect(page.locator('main chrome_annotation, main font')).toHaveCount(0);
  });
}

test.describe(() => {
  // Nothing may be lost or doubled: a failure that a second try hides would be the product's.
  test.describe.configure({ retries: 0 });

  test('nothing typed or tapped is lost when React draws a page anew', async ({ page, problems }) => {
    problems.expect(RENDERED_AGAIN);
    await disturb(page);
    const wake = await openAsleep(page, '/feedback');
    for (let question = 0; question < 3; question += 1)
      await page.getByRole('radio', { name: '4 von 5, gut' }).nth(question).check({ force: true });
    const text = page.getByLabel('Was möchtest du uns sagen?');
    await text.fill('Danke, Ofenteam!');
    await text.press('Home');
    await wake();
    await expect(text).toHaveValue('Danke, Ofenteam!');
    await expect(text).toBeFocused();
    await page.keyboard.type('Vielen ');
    await expect(text).toHaveValue('Vielen Danke, Ofenteam!');
    await page.getByRole('button', { name: 'Absenden' }).click();
    await expect(page.getByRole('heading', { name: 'Danke, das hilft uns.' })).toBeVisible();
  });
});

test('an order can be placed on a page with foreign elements in it', { tag: '@flow' }, async ({ page, problems }) => {
  problems.expect(RENDERED_AGAIN);
  await disturb(page);
  expect(await placeOrder(page)).toBeGreaterThan(1000);
});

test('a tap on a button counts, and the desk of the team is usable, with foreign elements in it', async ({
  page,
  problems,
}) => {
  problems.expect(RENDERED_AGAIN);
  await disturb(page);
  const wake = await openAsleep(page, '/');
  await page.getByRole('button', { name: 'Alle Zeiten' }).click();
  await wake();
  await expect(page.getByRole('dialog', { name: 'Öffnungszeiten' })).toBeVisible();

  // The desk has no cart: it is a room of its own.
  await visitAs(page, 'Mitarbeiter', '/admin/incoming-orders');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: /^Bestellung suchen/ })).toBeFocused();
  for (const path of ['/admin/accounting', '/admin/settings/opening-hours']) {
    await visitAs(page, 'Mitarbeiter', path);
    await expectUsable(page);
  }
});
