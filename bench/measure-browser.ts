import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumLaunch } from '../e2e/chromium-launch.ts';
import { CLOCK_START } from '../e2e/clock-start.ts';
import { median } from '../e2e/median.ts';
import { type PageLoad, measureLoad } from '../e2e/page-load.ts';
import { createShop } from '../e2e/shop.ts';
import type { Finding } from './finding.ts';
import { startFloor } from './floor/floor-server.ts';

const PATHS = ['/', '/products'];
/** The screen of Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** The wait, in ms, until a page has loaded what it loads by itself. */
const STILL_MS = 5000;
const PICTURE = 96;

type Scripts = { readonly kilobytes: number; readonly files: number };

/** Counts the scripts that a first visit loads until nothing more comes, as they are sent. */
async function measureScripts(browser: Browser, url: string): Promise<Scripts> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.waitForTimeout(STILL_MS);
  await context.close();
  return { kilobytes: bytes / 1000, files: scripts.size };
}

/** A raster picture for each product of the floor: smooth colours, which weigh about what a small photo weighs. */
const drawPicture = async (id: string): Promise<Uint8Array> =>
  sharp({
    create: {
      width: PICTURE,
      height: PICTURE,
      channels: 3,
      background: `#${id
        .replaceAll(/[^\da-f]/g, '')
        .padEnd(6, '9')
        .slice(0, 6)}`,
    },
  })
    .webp()
    .toBuffer();

/** Measures home and products against the React floor in one run. `report` gets each finding as soon as it is known. */
export async function measureBrowser(loads: number, report: (finding: Finding) => void): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const add = (finding: Omit<Finding, 'note'> & { readonly note?: string }) => {
    findings.push({ note: '', ...finding });
    report({ note: '', ...finding });
  };
  const shop = await createShop();
  const browser = await chromium.launch(chromiumLaunch);
  await shop.start(CLOCK_START.open, { APP_ENV: 'production', AUTH_SECRET: 'x'.repeat(40) });
  const catalogue = (await (await fetch(`${shop.url}/api/catalogue`)).json()) as Parameters<typeof startFloor>[0];
  const floor = await startFloor(catalogue, drawPicture);
  try {
    const all = new Map<string, PageLoad[]>([['floor', []], ...PATHS.map((path): [string, PageLoad[]] => [path, []])]);
    for (let load = 0; load < loads; load += 1)
      for (const [path, figures] of all)
        figures.push(
          await measureLoad(
            browser,
            { ...PHONE, baseURL: path === 'floor' ? floor.url : shop.url },
            path === 'floor' ? '/' : path,
          ),
        );
    const middle = (path: string, of: (load: PageLoad) => number) => median((all.get(path) ?? []).map(of));
    const rows = [
      { what: 'evaluation of scripts', of: (load: PageLoad) => load.evaluation, times: 3 },
      { what: 'main thread until still', of: (load: PageLoad) => load.thread, times: 3 },
    ];
    for (const { what, of } of rows)
      add({ what: `React floor, ${what}`, figure: middle('floor', of), unit: 'ms', goal: null });
    add({ what: 'React floor, blocking', figure: middle('floor', (load) => load.blocking), unit: 'ms', goal: null });
    for (const path of PATHS) {
      const { kilobytes, files } = await measureScripts(browser, `${shop.url}${path}`);
      add({ what: `${path}, scripts until still`, figure: kilobytes, unit: 'kB', goal: { max: 140 } });
      add({ what: `${path}, files of scripts`, figure: files, unit: '', goal: { max: 20 } });
      for (const { what, of, times } of rows) {
        add({ what: `${path}, ${what}`, figure: middle(path, of), unit: 'ms', goal: null });
        const ratio = middle(path, of) / middle('floor', of);
        add({ what: `${path}, ${what}, of the floor`, figure: ratio, unit: '×', goal: { max: times } });
      }
      const blocking = middle(path, (load) => load.blocking);
      const max = middle('floor', (load) => load.blocking) + 50;
      add({ what: `${path}, blocking`, figure: blocking, unit: 'ms', goal: { max } });
    }
    return findings;
  } finally {
    await floor.close();
    await browser.close();
    await shop.close();
  }
}
