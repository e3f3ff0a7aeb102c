import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from 'playwright/test';
import { CLOCK_START } from './clock-start.ts';
import { waitForCode } from './delay.ts';
import { type Problems, createProblems } from './problems.ts';
import type { Shop } from './shop.ts';
import { type ShopOptions, type Shops, createShops } from './shops.ts';
import { spreadTaps } from './tap.ts';
import { type Time, createTime } from './time.ts';
import { recordToasts } from './toasts.ts';

type WorkerFixtures = { shops: Shops };
type TestFixtures = ShopOptions & {
  shop: Shop;
  time: Time;
  problems: Problems;
  /** Whether pages wait for their code as long as it takes; false where code that does not come is the subject. */
  isPatient: boolean;
  /** Prepares a browser context for the tests of the shop: its time, taps and toasts, what goes wrong in it. */
  prepare: (context: BrowserContext) => Promise<void>;
  /** Opens a page in a new browser context with its own cookies, as another person. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
};

/**
 * Runs a server for each file of tests; every page is watched for problems, and any that was not announced fails the
 * test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  clockStart: [CLOCK_START.open, { option: true }],
  environment: [{}, { option: true }],
  isEmbedded: [false, { option: true }],
  shops: [
    async ({}, use) => {
      const shops = createShops();
      await use(shops);
      await shops.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  shop: async ({ shops, clockStart, environment, isEmbedded }, use, { file }) =>
    use(await shops.of(file, { clockStart, environment, isEmbedded })),
  baseURL: ({ shop }, use) => use(shop.url),
  problems: [
    async ({ shop }, use, testInfo) => {
      const problems = createProblems(shop.url);
      await use(problems);
      await problems.report(testInfo, shop.log());
      base.expect(problems.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  time: ({ shop }, use) => use(createTime(shop.clock)),
  isPatient: [true, { option: true }],
  prepare: ({ problems, time, isPatient }, use) =>
    use(async (context) => {
      if (isPatient) await waitForCode(context);
      await time.freeze(context);
      await recordToasts(context);
      await spreadTaps(context);
      problems.watch(context);
    }),
  context: async ({ context, prepare }, use) => {
    await prepare(context);
    await use(context);
  },
  openBrowser: async ({ browser, prepare }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await prepare(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from 'playwright/test';
