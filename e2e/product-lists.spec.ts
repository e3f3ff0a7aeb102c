import type { Locator, Page } from 'playwright/test';
import { expectAccessibleColours } from './accessible.ts';
import { expectToFit, setLetters } from './fit.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

const LEAD = 'Klassische Fladen';
const LIST = 'Alkoholfreies';
const TILES = 'Süsses';

// The locators use selectors, because elements that are not rendered yet have no role.
const cardsOf = (page: Page, group: string): Locator =>
  page.locator('main section', { has: page.locator('h2', { hasText: group }) }).locator('article');

type Look = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly pictureWidth: number;
  /** Whether a line goes around it. */
  readonly isFramed: boolean;
  readonly isUnderlined: boolean;
};

/** Returns how the first cards of a group look, once they came near and were laid out. */
async function looksOf(page: Page, group: string): Promise<readonly [Look, Look, Look]> {
  const cards = cardsOf(page, group);
  for (const index of [0, 1, 2]) await cards.nth(index).scrollIntoViewIfNeeded();
  const looks = await cards.evaluateAll((all) =>
    all.slice(0, 3).map((card) => {
      const { x, y, width } = card.getBoundingClientRect();
      const { borderTopWidth, borderLeftWidth, borderBottomWidth } = getComputedStyle(card);
      return {
        x,
        y,
        width,
        pictureWidth: card.querySelector('img')?.getBoundingClientRect().width ?? 0,
        isFramed: borderTopWidth !== '0px' && borderLeftWidth !== '0px',
        isUnderlined: borderBottomWidth !== '0px',
      };
    }),
  );
  return looks as unknown as readonly [Look, Look, Look];
}

/** Returns the widths that the loaded pictures of a group were drawn in. */
async function drawnWidths(page: Page, group: string): Promise<readonly number[]> {
  const pictures = cardsOf(page, group).locator('img');
  await pictures.first().scrollIntoViewIfNeeded();
  const read = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter(({ currentSrc }) => currentSrc !== '')
        .map(({ currentSrc }) => Number(/-(\d+)(?:\?|$)/.exec(currentSrc)?.[1])),
    );
  await expect.poll(async () => (await read()).length).toBeGreaterThan(2);
  return [...new Set((await read()).slice(1))];
}

test('a group begins with a large dish, drinks are a short list, and sweets are tiles', async ({ page }) => {
  await visit(page, '/products');
  const [lead, second, third] = await looksOf(page, LEAD);
  expect(lead.width).toBeGreaterThan(1.9 * second.width);
  expect(third.y).toBe(second.y);
  expect([lead, second].every(({ isFramed }) => isFramed)).toBe(true);
  const [drink, next] = await looksOf(page, LIST);
  expect(drink).toMatchObject({ pictureWidth: 48, isFramed: false, isUnderlined: true });
  expect(next.y).toBe(drink.y);
  const [tile, beside] = await looksOf(page, TILES);
  expect(tile).toMatchObject({ width: beside.width, y: beside.y, isFramed: true });

  await page.setViewportSize({ width: 390, height: 844 });
  const [first, row, lower] = await looksOf(page, LEAD);
  expect(first.isFramed).toBe(true);
  expect(first.pictureWidth).toBeGreaterThan(2 * row.pictureWidth);
  expect(row).toMatchObject({ pictureWidth: 92, isFramed: false, isUnderlined: true, x: lower.x });
  expect(lower.y).toBeGreaterThan(row.y);
  const [one, two] = await looksOf(page, LIST);
  expect(one).toMatchObject({ pictureWidth: 48, isFramed: false, isUnderlined: true, x: two.x });
  const [left, right] = await looksOf(page, TILES);
  expect(left).toMatchObject({ width: right.width, y: right.y, isFramed: true });
  expect(right.x).toBeGreaterThan(left.x);
  await expectToFit(page, 390);

  await page.setViewportSize({ width: 320, height: 640 });
  const [narrow, below] = await looksOf(page, TILES);
  expect(below.y).toBeGreaterThan(narrow.y);
  await expectToFit(page, 320);
  await setLetters(page, 32);
  await expectToFit(page, 320);
});

test('each layout loads pictures that are as wide as it shows them', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await visit(page, '/products');
  expect(await drawnWidths(page, LIST)).toEqual([96]);
  expect(await drawnWidths(page, TILES)).toEqual([240]);
  expect(await drawnWidths(page, LEAD)).toEqual([240]);
});

test('rows without a frame stay apart in the colours of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/products');
  for (const group of [LEAD, LIST]) {
    const row = cardsOf(page, group).nth(1);
    await row.scrollIntoViewIfNeeded();
    const { line, paper, frame } = await row.evaluate((card) => {
      const style = getComputedStyle(card);
      return {
        line: style.borderBottomColor,
        paper: getComputedStyle(document.body).backgroundColor,
        frame: [style.borderTopStyle, style.borderLeftStyle, style.borderRightStyle, style.boxShadow],
      };
    });
    expect(line).not.toBe(paper);
    expect(frame).toEqual(['none', 'none', 'none', 'none']);
    // The whole row shows that its name has the focus.
    const name = row.getByRole('heading').getByRole('button');
    await page.keyboard.press('Tab');
    await name.focus();
    await expect
      .poll(() =>
        name.evaluate((button) =>
          [getComputedStyle(button), getComputedStyle(button, '::after')].some(
            ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
          ),
        ),
      )
      .toBe(true);
    await expect(row.getByRole('button').last()).toHaveCSS('outline-style', 'solid');
  }
  await expectAccessibleColours(page, 'main article');
});
