import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../e2e/chromium-launch.ts';
import { CLOCK_START } from '../e2e/clock-start.ts';
import { countScripts } from '../e2e/loaded-scripts.ts';
import { median } from '../e2e/median.ts';
import { LIGHTHOUSE_PHONE, type PageLoad, measureLoad } from '../e2e/page-load.ts';
import { createShop } from '../e2e/shop.ts';
import type { Finding } from './finding.ts';
import { startFloor } from './floor/floor-server.ts';
import type { FloorCatalogue } from './floor/page.ts';

const PATHS = ['/', '/products'];
/** The wait, in ms, until a page has loaded what it loads by itself. */
const STILL_MS = 5000;

type Scripts = { readonly kilobytes: number; readonly files: number };

/** Counts the scripts that a first visit loads until nothing more comes. */
async function measureScripts(browser: Browser, url: string): Promise<Scripts> {
  const context = await browser.newContext(LIGHTHOUSE_PHONE);
  const page = await context.newPage();
  const loadedScripts = await countScripts(page);
  await page.goto(url);
  await page.waitForTimeout(STILL_MS);
  const { urls, bytes } = loadedScripts();
  await context.close();
  return { kilobytes: bytes / 1000, files: urls.size };
}

/** Measures home and products against the React floor in one run. `report` gets each finding as soon as it is known. */
export async function measureBrowser(loads: number, report: (finding: Finding) => void): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const add = (finding: Omit<Finding, 'note'> & { readonly note?: string }) => {
    findings.push({ note: '', ...finding });
    report({ note: '', ...finding });
  };
  const shop = await createShop();
  const browser = await chromium.launch(chromiumLaunch);
  await shop.start(CLOCK_START.open, { APP_ENV: 'production', AUTH_SECRET: 'x'.repeat(40), DEMO_DATA: 'yes' });
  /** The shop's own picture, under a hash that is not its own. */
  const loadPicture = async (id: string) =>
    new Uint8Array(await (await fetch(`${shop.url}/illustrations/${id}/any-96`)).arrayBuffer());
  const catalogue = (await (await fetch(`${shop.url}/api/catalogue`)).json()) as FloorCatalogue;
  const floor = await startFloor(catalogue, loadPicture);
  try {
    const all = new Map<string, PageLoad[]>([['floor', []], ...PATHS.map((path): [string, PageLoad[]] => [path, []])]);
    for (let load = 0; load < loads; load += 1)
      for (const [path, figures] of all)
        figures.push(
          await measureLoad(
            browser,
            { ...LIGHTHOUSE_PHONE, baseURL: path === 'floor' ? floor.url : shop.url },
            path === 'floor' ? '/' : path,
          ),
        );
    const middle = (path: string, of: (load: PageLoad) => number) => median((all.get(path) ?? []).map(of));
    const rows = [
      { what: 'evaluation of scripts', of: (load: PageLoad) => load.evaluation, times: 3 },
      { what: 'main thread until still', of: (load: PageLoad) => load.thread, times: 2 },
    ];
    for (const { what, of } of rows)
      add({ what: `React floor, ${what}`, figure: middle('floor', of), unit: 'ms', goal: null });
    add({
      what: 'React floor, hydrated elements',
      figure: middle('floor', (load) => load.hydrated),
      unit: '',
      goal: null,
    });
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
      add({ what: `${path}, hydrated elements`, figure: middle(path, (load) => load.hydrated), unit: '', goal: null });
      const blocking = middle(path, (load) => load.blocking);
      const max = middle('floor', (load) => load.blocking) + 30;
      add({ what: `${path}, blocking`, figure: blocking, unit: 'ms', goal: { max } });
    }
    return findings;
  } finally {
    await floor.close();
    await browser.close();
    await shop.close();
  }
}
