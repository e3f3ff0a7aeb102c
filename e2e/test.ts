import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from 'playwright/test';
import { ANNOTATIONS } from '../scripts/tally.ts';
import { CLOCK_START } from './clock-start.ts';
import { type Problems, createProblems } from './problems.ts';
import { type Shop, createShop } from './shop.ts';

type WorkerFixtures = {
  clockStart: string;
  /** Additional environment variables for the server. */
  environment: Readonly<Record<string, string>>;
  shop: Shop;
};
type TestFixtures = {
  problems: Problems;
  /** Opens a page in a new browser context with its own cookies, as another person. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
};

/**
 * Runs a server for each worker and clock; every page is watched for problems, and any that was not announced fails the
 * test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  clockStart: [CLOCK_START.open, { option: true, scope: 'worker' }],
  environment: [{}, { option: true, scope: 'worker' }],
  shop: [
    async ({ clockStart, environment }, use) => {
      const shop = await createShop();
      try {
        await shop.start(clockStart, environment);
        await use(shop);
      } finally {
        await shop.close();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  problems: [
    async ({ shop }, use, testInfo) => {
      const problems = createProblems(shop.url);
      await use(problems);
      const hasFailed = testInfo.status !== testInfo.expectedStatus || problems.unexpected().length > 0;
      testInfo.annotations.push(
        ...problems.unforgivable().map((description) => ({ type: ANNOTATIONS.unforgivable, description })),
        ...(hasFailed ? problems.addresses() : []).map((description) => ({ type: ANNOTATIONS.page, description })),
      );
      base.expect(problems.unexpected()).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, problems }, use) => {
    problems.watch(context);
    await use(context);
  },
  openBrowser: async ({ browser, problems }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      problems.watch(context);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect } from 'playwright/test';
