import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { neverLive, passTimers } from './delay.ts';
import { countScripts } from './loaded-scripts.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

/** The wait, in ms, for what a page loads by itself when it is idle. */
const IDLE_MS = 1500;

/** Returns the compressed size of a response in bytes: fetch would decompress it. */
const sentBytes = async (url: string): Promise<number> => {
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage];
  expect(answer.headers['content-encoding']).toBe('br');
  return (await buffer(answer)).byteLength;
};

test('the HTML of products weighs 12 kB at most', async ({ baseURL }) => {
  expect((await sentBytes(`${baseURL}/products`)) / 1000).toBeLessThanOrEqual(12);
});

test('what is sent is compressed', async ({ page }) => {
  const encodings: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (['document', 'script', 'stylesheet'].includes(response.request().resourceType())) {
      encodings.push(response.headers()['content-encoding']);
    }
  });
  await visit(page, '/products');
  expect(encodings.length).toBeGreaterThan(2);
  expect(new Set(encodings)).toEqual(new Set(['br']));
});

test('scripts wait until the page can be painted, and the page that is open is among the first', async ({ page }) => {
  await visit(page, '/products');
  const resources = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry.toJSON() as PerformanceResourceTiming & { renderBlockingStatus: string }),
  );
  // Lazily loaded parts bring their own styles.
  const styles = resources.filter(
    ({ name, renderBlockingStatus }) => name.endsWith('.css') && renderBlockingStatus === 'blocking',
  );
  expect(styles.length).toBeGreaterThan(1);
  const styled = Math.max(...styles.map(({ responseEnd }) => responseEnd));
  const scripts = resources.filter(({ name }) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter(({ startTime }) => startTime < styled)).toEqual([]);
  const [first] = scripts;
  const route = scripts.find(({ name }) => name.includes('/products.route-'));
  // Both files are requested together, not one after the other has run.
  expect((route?.startTime ?? Number.NaN) - (first?.startTime ?? 0)).toBeLessThan(first?.responseEnd ?? 0);
});

for (const path of ['/', '/products']) {
  test(`${path} loads 132 kB of scripts in 12 files until somebody uses it`, async ({ page }) => {
    const loadedScripts = await countScripts(page);
    // What comes after seconds would weigh more on a slow machine.
    await neverLive(page);
    await visit(page, path);
    await passTimers(page, IDLE_MS);
    const { urls, bytes } = loadedScripts();
    expect([...urls].filter((url) => /connection|cart-drawer|fluent/.test(url))).toEqual([]);
    expect(urls.size).toBeLessThanOrEqual(12);
    expect(bytes / 1000).toBeGreaterThan(50);
    expect(bytes / 1000).toBeLessThanOrEqual(132);
  });
}
