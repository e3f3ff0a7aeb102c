import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { CREATION_SEED, PICTURE_WIDTHS } from '@ofenpost/core/catalogue/picture-files';
import { MENU_ILLUSTRATION } from '@ofenpost/core/menu/menu-illustration';
import { demoMenus } from '@ofenpost/demo-data/demo-menus';
import { namedIllustrationHash } from '@ofenpost/web/entry-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { RATE_LIMITS } from '../http/rate-limit.ts';
import { loadSharp } from '../photo/sharp.ts';

const PIZZA: Illustration = { kind: 'flatbread', sauce: 'tomato', toppings: ['mozzarella', 'basil'] };

const creationUrl = (illustration: Illustration, width = 96) =>
  `/illustrations/creation/${namedIllustrationHash(illustration, CREATION_SEED)}-${width}?of=${encodeURIComponent(JSON.stringify(illustration))}`;

describe('a picture', () => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database.url, {}, () => import('@ofenpost/web/entry-server'));
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
  });
  const get = (path: string, accept = 'image/avif,image/webp,*/*') =>
    fetch(`${server.url}${path}`, { headers: { accept } });
  /** The picture itself: a slow machine gives what stands in for it at first. */
  async function getFinal(path: string, accept?: string): Promise<Response> {
    const answer = await get(path, accept);
    return answer.headers.get('cache-control') === 'no-store' ? getFinal(path, accept) : answer;
  }
  const sizeOf = async (answer: Response) => loadSharp()(await answer.arrayBuffer()).metadata();

  it('is drawn of a menu, seeded by its name', async () => {
    const pictures = await Promise.all(
      demoMenus('2026-11-20').map(async ({ id, name }) => {
        const answer = await getFinal(`/illustrations/${id}/${namedIllustrationHash(MENU_ILLUSTRATION, name)}-96`);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        return Buffer.from(await answer.arrayBuffer()).toString('base64');
      }),
    );
    expect(new Set(pictures).size).toBe(2);
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/webp', 'webp'],
  ])('for who accepts %s is %s', async (accept, type, format) => {
    const answer = await getFinal(creationUrl(PIZZA), accept);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('vary')).toContain('accept');
    expect(await sizeOf(answer)).toMatchObject({ format, width: 96, height: 96, hasAlpha: true });
  });

  it.each(PICTURE_WIDTHS)('is %i pixels wide where its address says so', async (width) => {
    expect(await sizeOf(await getFinal(creationUrl(PIZZA, width)))).toMatchObject({ width, height: width });
  });

  it('of a list weighs at most 8 kB for a phone', async () => {
    const answer = await getFinal(
      creationUrl({ ...PIZZA, toppings: ['mozzarella', 'salami', 'olive', 'rocket', 'egg'] }),
    );
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(8_000);
  });

  it('is drawn from its address, and browsers may store it', async () => {
    const answer = await getFinal(creationUrl(PIZZA));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const picture = Buffer.from(await answer.arrayBuffer());
    const other = await getFinal(creationUrl({ ...PIZZA, toppings: ['mozzarella', 'egg'] }));
    expect(picture.equals(Buffer.from(await other.arrayBuffer()))).toBe(false);
  });

  it('is not stored under another hash', async () => {
    const answer = await getFinal(creationUrl(PIZZA).replace(/\/[^/]+-96/, '/other-96'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('is a quick drawing, which nobody stores, where too many are waiting', async () => {
    const toppings = ['mozzarella', 'salami', 'olive', 'rocket', 'egg', 'ham', 'corn'] as const;
    const pizzas = toppings.flatMap((one) =>
      toppings.map((other) => ({ ...PIZZA, toppings: [one, other, 'basil'] as const })),
    );
    const answers = await Promise.all(
      pizzas.map((pizza) => get(creationUrl({ ...pizza, toppings: [...pizza.toppings] }, 240))),
    );
    for (const answer of answers) expect(answer.status).toBe(200);
    const standIns = answers.filter(({ headers }) => headers.get('cache-control') === 'no-store');
    expect(standIns.length).toBeGreaterThan(10);
    for (const answer of standIns) {
      const standIn = await answer.arrayBuffer();
      expect(standIn.byteLength).toBeLessThan(8_000);
      expect(await loadSharp()(standIn).metadata()).toMatchObject({ format: 'webp', width: 240 });
    }
  });

  it('of an own pizza is a quick drawing for whoever asks for many', async () => {
    const limited = await startTestServer(
      database.url,
      { RATE_LIMITS: 'on' },
      () => import('@ofenpost/web/entry-server'),
    );
    try {
      const draw = async () => (await fetch(`${limited.url}${creationUrl(PIZZA)}`)).headers.get('cache-control');
      const { calls } = RATE_LIMITS['illustration.draw'];
      const answers = [];
      for (let count = 0; count < calls; count += 1) answers.push(await draw());
      expect(answers.at(-1)).toContain('immutable');
      expect(await draw()).toBe('no-store');
    } finally {
      await limited.close();
    }
  });

  it('of an unsaved product is for staff alone', async () => {
    const path = `/illustrations/draft/${encodeURIComponent(JSON.stringify(['Neu', PIZZA]))}-96`;
    expect((await get(path)).status).toBe(404);
    const customer = createBrowser(server.url);
    await signIn(customer, 'Kundin');
    expect((await customer.fetch(`${server.url}${path}`)).status).toBe(404);
    const staff = createBrowser(server.url);
    await signIn(staff, 'Mitarbeiter');
    expect((await staff.fetch(`${server.url}${path}`)).status).toBe(200);
  });

  it('exists in no other width', async () => {
    expect((await get(creationUrl(PIZZA, 97))).status).toBe(404);
    expect((await get(creationUrl(PIZZA, 1e9))).status).toBe(404);
  });

  it.each(['', '?of=', '?of=%7B', '?of=null', '?of={"kind":"flatbread","sauce":"<script>","toppings":[]}'])(
    'is unknown without something to draw: %j',
    async (search) => {
      expect((await get(`/illustrations/creation/a-96${search}`)).status).toBe(404);
    },
  );
});
