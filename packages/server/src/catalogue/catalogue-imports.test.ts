import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { createHeldBodies } from '../../test-tools/testing/held-bodies.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { CATALOGUE_UPLOAD } from './catalogue-imports.ts';

const MEGABYTE = 1024 * 1024;

describe('a catalogue file', () => {
  let database: TestDatabase;
  let server: TestServer;
  let manager: Browser;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database.url);
    manager = await visit('Geschäftsleitung');
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });

  async function visit(title: string): Promise<Browser> {
    const browser = createBrowser(server.url);
    await signIn(browser, title);
    return browser;
  }
  const send = (browser: Browser, body: BodyInit) =>
    browser.fetch(`${server.url}${CATALOGUE_UPLOAD.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
  const fileOf = (text: string) => JSON.stringify({ name: 'Karte.csv', text, isWhole: false });

  /** A body that counts how much of it was read, and never ends. */
  function endless() {
    const reported = { bytes: 0 };
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        reported.bytes += MEGABYTE / 4;
        controller.enqueue(new Uint8Array(MEGABYTE / 4));
      },
    });
    return { told: reported, body };
  }

  it('is read for those alone who may import: others are told before a large one has come', async () => {
    for (const [browser, status] of [
      [createBrowser(server.url), 401],
      [await visit('Mitarbeiter'), 403],
    ] as const) {
      const { told: reported, body } = endless();
      // The connection may be closed during the rest of the file; a client may see only that.
      await send(browser, body).catch(() => null);
      expect(reported.bytes).toBeLessThan(CATALOGUE_UPLOAD.bytesMax);
      expect((await send(browser, fileOf('Art;Name'))).status).toBe(status);
    }
  });

  it('may be large, and no larger than any catalogue', async () => {
    const line = 'Produkt;;Suppe;9.95\n';
    const large = await send(manager, fileOf(`Art;ID;Name;Preis\n${line.repeat(MEGABYTE / line.length)}`));
    expect(large.status).toBe(200);
    const tooLarge = await send(manager, fileOf('x'.repeat(CATALOGUE_UPLOAD.bytesMax)));
    expect(tooLarge.status).toBe(413);
  });

  it('comes with few others at once: whoever is one too many is asked to wait', async () => {
    const { hold, release } = createHeldBodies();
    const file = new TextEncoder().encode(fileOf('Art;Name'));
    const sent = Array.from({ length: 6 }, () => send(manager, hold(file)));
    const first = await Promise.race(sent);
    expect(first.status).toBe(503);
    expect(first.headers.get('retry-after')).toBe('2');
    release();
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  });
});
