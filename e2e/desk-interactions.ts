// `pnpm desk-interactions` measures the order desk with 200 open orders on a tablet that is four times slower than this
// machine.
import { type BrowserContext, type Page, chromium } from 'playwright';
import { loadUnbakedProducts } from './api.ts';
import { chromiumLaunch } from './chromium-launch.ts';
import { CLOCK_START } from './clock-start.ts';
import { columnOf, openBoard, orderAsNewGuest, orderQuickly, stepQuickly } from './desk.ts';
import { createShop } from './shop.ts';
import { type ThreadTime, measureThread } from './thread-time.ts';

const ORDERS = 200;
const GUESTS = 4;
const SLOWDOWN = 4;
const TAP_MAX_MS = 100;
/** The length of a long task, in ms. Source: W3C Long Tasks. */
const LONG_TASK_MS = 50;
const REST_MS = 1500;
const TICKS_MS = 3000;
const KEY_DELAY_MS = 80;
/** The number of rounds, of which the best counts: other processes on the machine only add to the figures. */
const ROUNDS = 4;

const STEPS = [
  { from: 'placed', to: 'accepted', minutes: 60 },
  { from: 'accepted', to: 'preparing' },
  { from: 'preparing', to: 'ready' },
  { from: 'ready', to: 'onTheWay' },
] as const;

/** Places a share of the open orders, in every column. */
async function fillBoard(guest: BrowserContext, staff: BrowserContext): Promise<void> {
  const [product] = await loadUnbakedProducts(guest.request);
  for (let index = 0; index < ORDERS / GUESTS; index += 1) {
    const { id } = await orderAsNewGuest(shop.url, product, { name: `Gast ${index}` });
    for (const step of STEPS.slice(0, index % (STEPS.length + 1))) await stepQuickly(staff.request, id, step);
  }
}

type Act = {
  readonly prepare?: () => Promise<unknown>;
  /** Whether it presses a button or keys, so that an input must be reported. */
  readonly presses?: true;
  readonly act: () => Promise<unknown>;
};

/** Does something several times and prints what it costs a slow tablet at best. */
async function measure(page: Page, name: string, max: number, { prepare, presses, act }: Act): Promise<void> {
  const rounds: ThreadTime[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await prepare?.();
    // Only the mouse and the keyboard are used: the search for elements would be measured as well.
    const time = await measureThread(browser, page, async () => {
      await act();
      await page.waitForTimeout(REST_MS);
    });
    // On a busy machine the browser may report an input too late: such a round does not count.
    rounds.push(presses && time.input === 0 ? { ...time, input: Number.POSITIVE_INFINITY } : time);
  }
  const slowed = (of: keyof ThreadTime) => Math.round(Math.min(...rounds.map((time) => time[of])) * SLOWDOWN);
  const [task, input] = [slowed('task'), slowed('input')];
  if (Math.max(task, input) > max) process.exitCode = 1;
  process.stdout.write(`${name}: task ${task} ms, input ${input} ms of ${max} ms\n`);
}

async function putMouseOn(page: Page, button: ReturnType<Page['locator']>): Promise<void> {
  await button.hover();
  await page.waitForTimeout(REST_MS);
}

const shop = await createShop();
const browser = await chromium.launch(chromiumLaunch);
try {
  await shop.start(CLOCK_START.open);
  const options = { baseURL: shop.url, viewport: { width: 1024, height: 768 } };
  const staff = await browser.newContext(options);
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => browser.newContext(options)));
  const page = await staff.newPage();
  await openBoard(page);
  await Promise.all(guests.map((guest) => fillBoard(guest, staff)));
  await page.reload();
  await page.waitForFunction((orders) => document.querySelectorAll('article').length >= orders, ORDERS);
  const [guest] = guests;
  if (guest === undefined) throw new Error('There are no guests.');
  const [product] = await loadUnbakedProducts(guest.request);

  await measure(page, 'the clocks tick', LONG_TASK_MS, { act: () => page.waitForTimeout(TICKS_MS) });
  await measure(page, 'an order comes in', TAP_MAX_MS, { act: () => orderQuickly(guest.request, product) });
  await measure(page, 'a step', TAP_MAX_MS, {
    prepare: () => putMouseOn(page, columnOf(page, 'Bereit').getByRole('button', { name: 'Los' }).first()),
    presses: true,
    act: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
  });
  await measure(page, 'a column scrolls', LONG_TASK_MS, {
    prepare: () => putMouseOn(page, columnOf(page, 'Neu').getByRole('heading', { level: 3 }).first()),
    act: async () => {
      for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 300);
    },
  });
  await measure(page, 'a search', TAP_MAX_MS, {
    presses: true,
    act: async () => {
      await page.keyboard.type('/gast 1', { delay: KEY_DELAY_MS });
      await page.keyboard.press('Escape', { delay: KEY_DELAY_MS });
      await page.keyboard.press('Escape');
    },
  });
} finally {
  await browser.close();
  await shop.close();
}
