import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_WORKER, type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const manifest = z.object({
  name: z.string(),
  lang: z.string(),
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() })),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
  screenshots: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string(), form_factor: z.string() })),
});

/** Width and height follow the header of a PNG file. Source: w3.org/TR/png, 11.2.1. */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('an app that can be installed', () => {
  let server: TestServer;
  const load = () => import('@ofenpost/web/entry-server');
  beforeAll(async () => {
    const database = await createTestDatabase();
    await database.query("update restaurants set name = 'Pizzeria Sole'");
    server = await startTestServer(database.url, { SERVICE_WORKER: 'on' }, load);
  });
  afterAll(() => server.close());
  const get = (path: string) => fetch(`${server.url}${path}`);

  it('has a manifest with the name of the restaurant, in German', async () => {
    const response = await get('/manifest.webmanifest');
    const { name, lang, start_url: startUrl } = manifest.parse(await response.json());
    expect([name, lang, startUrl]).toEqual(['Pizzeria Sole', 'de-CH', '/']);
    expect([response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      'application/manifest+json; charset=utf-8',
      'no-cache',
    ]);
  });

  it.each([
    ['kueche', 'Pizzeria Sole Küche', '/admin/kitchen'],
    ['bestellpult', 'Pizzeria Sole Bestellpult', '/admin/incoming-orders'],
    ['abholung', 'Pizzeria Sole Abholung', '/abholung'],
  ])('has a manifest for the screen %s, which begins there', async (file, screen, page) => {
    const answer = (await (await get(`/${file}.webmanifest`)).json()) as object;
    expect(answer).toMatchObject({ name: screen, id: page, start_url: page, lang: 'de-CH' });
  });

  it('has icons of the sizes that it says, one for devices that cut them, and one for Apple', async () => {
    const { icons } = manifest.parse(await (await get('/manifest.webmanifest')).json());
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of icons) {
      const response = await get(src);
      expect([src, response.headers.get('content-type')]).toEqual([src, type]);
      expect([src, sizeOf(Buffer.from(await response.arrayBuffer()))]).toEqual([src, sizes]);
    }
    const html = await (await get('/')).text();
    const [, apple = ''] = /<link rel="apple-touch-icon" href="([^"]*)"/.exec(html) ?? [];
    expect(sizeOf(Buffer.from(await (await get(apple)).arrayBuffer()))).toBe('180x180');
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    expect((await get('/icons/app-1024.png')).status).toBe(404);
  });

  it('shows pictures of the app, for phones and computers, in the sizes that it says', async () => {
    const { screenshots } = manifest.parse(await (await get('/manifest.webmanifest')).json());
    expect(screenshots.map((each) => each.form_factor)).toEqual(['narrow', 'narrow', 'narrow', 'wide', 'wide']);
    const folder = fileURLToPath(new URL('../../../web/public', import.meta.url));
    for (const { src, sizes, type } of screenshots) {
      const picture = await readFile(`${folder}${src}`);
      expect([src, picture.toString('latin1', 8, 12), type]).toEqual([src, 'WEBP', 'image/webp']);
      // Width and height less one. Source: RFC 9649, section 2.7.
      const [width, height] = [picture.readUIntLE(24, 3) + 1, picture.readUIntLE(27, 3) + 1];
      expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    }
  });

  it('leads by its shortcuts to pages that are there', async () => {
    const { shortcuts } = manifest.parse(await (await get('/manifest.webmanifest')).json());
    expect(shortcuts.length).toBeGreaterThan(2);
    for (const { url } of shortcuts) expect([url, (await get(url)).status]).toEqual([url, 200]);
  });

  it('gets the built service worker for the whole site, asked for anew each time', async () => {
    const response = await get('/service-worker.js');
    expect(await response.text()).toBe(TEST_WORKER);
    const { headers } = response;
    expect(['content-type', 'cache-control', 'service-worker-allowed'].map((name) => headers.get(name))).toEqual([
      'text/javascript; charset=utf-8',
      'no-cache',
      '/',
    ]);
    expect(headers.get('content-security-policy')).toContain("worker-src 'self'");
    expect(await (await get('/')).text()).toMatch(/<html[^>]* data-worker/);
  });

  it('has a page for devices without a connection, which runs no script', async () => {
    const html = await (await get('/offline')).text();
    // By this the service worker knows that it is a page of ours.
    expect(html).toContain(' data-offline=""');
    expect(html).toContain('Hier ist gerade kein Netz.');
    expect(html).not.toContain('<script');
  });

  it('takes its worker back where none is wanted', async () => {
    const database = await createTestDatabase();
    const plain = await startTestServer(database.url, {}, load);
    expect(await (await fetch(`${plain.url}/`)).text()).not.toContain('data-worker');
    expect(await (await fetch(`${plain.url}/service-worker.js`)).text()).toContain('registration.unregister()');
    await plain.close();
  });
});
