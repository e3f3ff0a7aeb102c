// `pnpm interactions` measures what a tap costs until the next frame, on a phone that is four times slower than this
// machine.
import { type Locator, type Page, chromium } from 'playwright';
import { addButtons, cartButton, cartPanel } from './cart.ts';
import { chromiumLaunch } from './chromium-launch.ts';
import { CLOCK_START } from './clock-start.ts';
import { createShop } from './shop.ts';
import { measureThread } from './thread-time.ts';
import { visit } from './visit.ts';

/** How many times slower than this machine a phone is, as Lighthouse assumes. */
const SLOWDOWN = 4;
/** The wait, in ms, until a page and its idle work have ended, and until an interaction has been reported. */
const REST_MS = 1500;
const REPORTED_MS = 700;
const IN_VIEW_MS = 300;
/** How long a tap presses, in ms: the pressed state has been painted before the tap is handled. */
const PRESS_MS = 80;

/** The number of rounds, of which the best counts: other processes on the machine only add to the figures. */
const ROUNDS = 3;

type Step = {
  readonly name: string;
  readonly max: number;
  readonly act: (page: Page) => Promise<unknown>;
  /** The element to wait for before the next step, if the step takes a while. */
  readonly shows?: (page: Page) => Locator;
};

const tap = (name: string, max: number, locate: (page: Page) => ReturnType<Page['locator']>): Step => ({
  name,
  max,
  act: async (page) => {
    const target = locate(page);
    // Elements are laid out only when they come into view, which moves what is below them. Bars and notices cover the
    // edges.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await page.waitForTimeout(IN_VIEW_MS);
    // The input is hidden below its label.
    await target.click({ force: true, delay: PRESS_MS });
  },
});
const press = (name: string, max: number, key: string): Step => ({
  name,
  max,
  act: (page) => page.keyboard.press(key),
});
const topping = (name: string) =>
  tap(`topping ${name}`, 50, (page) =>
    page.getByRole('group', { name: /^Beläge/ }).getByRole('checkbox', { name: new RegExp(`^${name}`) }),
  );
const side = (name: string) =>
  tap(`side ${name}`, 50, (page) =>
    page.getByRole('group', { name: 'Wohin kommt der Belag?' }).getByRole('radio', { name, exact: true }),
  );
const button = (name: string, max: number) =>
  tap(name, max, (page) => page.getByRole('main').getByRole('button', { name }));

const PAGES: Record<string, readonly Step[]> = {
  '/pizza-creator': [
    topping('Basilikum'),
    side('Linke Hälfte'),
    topping('Rucola'),
    tap('size', 50, (page) => page.getByRole('radio', { name: /^32 cm/ })),
    button('Überrasch mich', 50),
    button('Rückgängig', 50),
    button('Wiederholen', 50),
    button('In den Warenkorb', 100),
  ],
  '/products': [
    tap('add', 100, (page) => addButtons(page).first()),
    tap('filter', 100, (page) => page.getByRole('checkbox', { name: 'vegan', exact: true })),
    {
      ...tap('dialog', 100, (page) =>
        page
          .getByRole('main')
          .getByRole('button', { name: /: wählen$/ })
          .first(),
      ),
      shows: (page) => page.getByRole('dialog'),
    },
    press('dialog closes', 100, 'Escape'),
    { ...tap('cart', 100, cartButton), shows: cartPanel },
    tap('amount', 100, (page) => cartPanel(page).getByRole('button', { name: /mehr/i }).first()),
    press('cart closes', 100, 'Escape'),
  ],
};

/** Does a step; returns its cost until the next frame, in ms of a phone's processor. */
async function measure(page: Page, { act, shows }: Step): Promise<number> {
  const { input } = await measureThread(browser, page, async () => {
    await act(page);
    await shows?.(page).waitFor();
    await page.waitForTimeout(REPORTED_MS);
  });
  // On a busy machine the browser may report an input too late: such a round does not count.
  return input === 0 ? Number.POSITIVE_INFINITY : Math.round(input * SLOWDOWN);
}

function report({ name, max }: Step, duration: number): void {
  if (!(duration <= max)) process.exitCode = 1;
  process.stdout.write(`${name}: ${duration} ms of ${max} ms\n`);
}

/** Measures all steps on a guest's first visit of a page. */
async function measureAll(path: string, steps: readonly Step[]): Promise<number[]> {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await visit(page, path);
  await page.waitForTimeout(REST_MS);
  const durations: number[] = [];
  for (const step of steps) durations.push(await measure(page, step));
  await context.close();
  return durations;
}

const shop = await createShop();
const browser = await chromium.launch(chromiumLaunch);
try {
  await shop.start(CLOCK_START.open);
  for (const [path, steps] of Object.entries(PAGES)) {
    const rounds: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureAll(path, steps));
    process.stdout.write(`${path}\n`);
    for (const [index, step] of steps.entries())
      report(step, Math.min(...rounds.map((durations) => durations[index] ?? Number.NaN)));
  }
} finally {
  await browser.close();
  await shop.close();
}
