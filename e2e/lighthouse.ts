// `pnpm lighthouse` prints how fast four pages are on Lighthouse’s phone, and what uses its processor. Its times need a
// quiet machine; what does not depend on it is part of `pnpm test` (`lighthouse.spec.ts`).
import type { Flags } from 'lighthouse';
import { chromium } from 'playwright';
import { cartCookie } from './cart-cookie.ts';
import { chromiumLaunch } from './chromium-launch.ts';
import { CLOCK_START } from './clock-start.ts';
import { runLighthouse } from './lighthouse-run.ts';
import { median } from './median.ts';
import { LIGHTHOUSE_PHONE, type PageLoad, measureLoad, reportTask } from './page-load.ts';
import { createShop, findFreePort } from './shop.ts';

const RUNS = 3;
const LOADS = 5;
const PATHS = ['/', '/products', '/pizza-creator', '/checkout'];
const MIN_SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const MAX_FIGURES = {
  'largest-contentful-paint': 1400,
  'total-blocking-time': 60,
  'cumulative-layout-shift': 0.01,
};

type Figures = Record<string, number>;

const shop = await createShop();
const port = await findFreePort();
const launch = { ...chromiumLaunch, args: [...(chromiumLaunch.args ?? []), `--remote-debugging-port=${port}`] };
const browser = await chromium.launch(launch);

async function measure(path: string, flags: Flags): Promise<Figures> {
  const { scores, figures } = await runLighthouse(`${shop.url}${path}`, { port, ...flags });
  return {
    ...scores,
    ...Object.fromEntries(Object.keys(MAX_FIGURES).map((id) => [id, figures[id] ?? Number.NaN])),
  };
}

/** Measures processor time, because a busy machine distorts Lighthouse's own figures. */
async function reportLoads(path: string, extraHTTPHeaders: Record<string, string>): Promise<void> {
  const options = { ...LIGHTHOUSE_PHONE, baseURL: shop.url, extraHTTPHeaders };
  const loads: PageLoad[] = [];
  for (let load = 0; load < LOADS; load += 1) loads.push(await measureLoad(browser, options, path));
  const blocking = median(loads.map((load) => load.blocking));
  if (!(blocking <= MAX_FIGURES['total-blocking-time'])) process.exitCode = 1;
  process.stdout.write(
    `  blocks its processor for ${Math.round(blocking)} ms, the middle one of ${LOADS} loads; its long tasks:\n`,
  );
  for (const task of loads.find((load) => load.blocking === blocking)?.tasks ?? [])
    process.stdout.write(`    ${reportTask(task)}\n`);
}

try {
  process.stdout.write(
    `At least ${JSON.stringify(MIN_SCORES)}, at most ${JSON.stringify(MAX_FIGURES)}; median of ${RUNS} runs.\n`,
  );
  await shop.start(CLOCK_START.open);
  const extraHeaders = { Cookie: await cartCookie(browser, shop.url) };
  for (const path of PATHS) {
    const isCheckout = path === '/checkout';
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measure(path, isCheckout ? { extraHeaders } : {}));
    const figures = Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((id) => [id, Number(median(runs.map((one) => one[id] ?? Number.NaN)).toFixed(3))]),
    );
    process.stdout.write(`${path} ${JSON.stringify(figures)}\n`);
    await reportLoads(path, isCheckout ? extraHeaders : {});
    const isTooLow = Object.entries(MIN_SCORES).some(([id, min]) => !((figures[id] ?? 0) >= min));
    const isTooHigh = Object.entries(MAX_FIGURES).some(([id, max]) => !((figures[id] ?? Number.NaN) <= max));
    if (isTooLow || isTooHigh) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await shop.close();
}
