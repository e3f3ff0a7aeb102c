// `pnpm desk-interactions`: the order desk with 200 open orders on a tablet, four times slowed. Needs a quiet machine, so it is no part of `pnpm test`.
import { type BrowserContext, type Page, chromium } from 'playwright';
import { loadUnbakedProducts } from './api.ts';
import { chromiumLaunch } from './chromium-launch.ts';
import { CLOCK_START } from './clock-start.ts';
import { columnOf, openDesk, orderQuickly, stepQuickly, ticketOf } from './desk.ts';
import { createShop } from './shop.ts';

const ORDERS = 200;
const SLOWDOWN = 4;
const TAP_MAX_MS = 100;
const REST_MS = 1500;
/** What a browser calls a long task. Source: W3C Long Tasks. */
const LONG_TASK_MS = 50;
const TICKS_MS = 5000;

const STEPS = [
  { from: 'placed', to: 'accepted', minutes: 60 },
  { from: 'accepted', to: 'preparing' },
  { from: 'preparing', to: 'ready' },
  { from: 'ready', to: 'onTheWay' },
] as const;

declare global {
  var slowest: number;
  var longest: number;
}

function watchPage(): void {
  globalThis.slowest = 0;
  globalThis.longest = 0;
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.slowest = Math.max(globalThis.slowest, duration);
  }).observe(options);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: 'longtask' });
}

/** Does something and tells how long the slowest event took to the next frame, and the longest task. */
async function measure(page: Page, name: string, max: number, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    globalThis.slowest = 0;
    globalThis.longest = 0;
  });
  await act();
  await page.waitForTimeout(REST_MS);
  const [tap, task] = await page.evaluate(() => [globalThis.slowest, globalThis.longest]);
  const isTooSlow = Math.max(tap ?? 0, task ?? 0) > max;
  if (isTooSlow) process.exitCode = 1;
  process.stdout.write(`${name}: event ${tap} ms, task ${task} ms of ${max} ms\n`);
}

/** Open orders in every column; answers one that is in the oven. */
async function fillBoard(guest: BrowserContext, staff: BrowserContext) {
  const [product] = await loadUnbakedProducts(guest.request);
  let inOven: { number: number; id: string } | undefined;
  for (let index = 0; index < ORDERS; index += 1) {
    const order = await orderQuickly(guest.request, product, { name: `Gast ${index}` });
    const steps = STEPS.slice(0, index % (STEPS.length + 1));
    for (const step of steps) await stepQuickly(staff.request, order.id, step);
    if (steps.length === 2) inOven = order;
  }
  if (inOven === undefined) throw new Error('No order is in the oven.');
  return inOven;
}

const shop = await createShop();
const browser = await chromium.launch(chromiumLaunch);
try {
  await shop.start(CLOCK_START.open);
  const options = { baseURL: shop.url, viewport: { width: 1024, height: 768 } };
  const [guest, staff] = [await browser.newContext(options), await browser.newContext(options)];
  const page = await staff.newPage();
  await page.addInitScript(watchPage);
  await openDesk(page);
  const { number } = await fillBoard(guest, staff);
  await page.reload();
  await ticketOf(page, number).waitFor({ state: 'attached' });
  await page.waitForTimeout(REST_MS);
  const session = await staff.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const [product] = await loadUnbakedProducts(guest.request);

  await measure(page, 'the clocks tick', LONG_TASK_MS, () => page.waitForTimeout(TICKS_MS));
  await measure(page, 'an order comes in', TAP_MAX_MS, () => orderQuickly(guest.request, product));
  await measure(page, 'a step', TAP_MAX_MS, () =>
    ticketOf(page, number).getByRole('button', { name: 'Fertig' }).click(),
  );
  await measure(page, 'a column scrolls', LONG_TASK_MS, async () => {
    await columnOf(page, 'Neu').hover();
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 300);
  });
  await measure(page, 'a search', TAP_MAX_MS, () => page.keyboard.type('/gast 1'));
} finally {
  await browser.close();
  await shop.close();
}
