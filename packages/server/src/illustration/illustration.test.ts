import type { Illustration } from '@ofenpost/core/catalogue/illustration';
import { MENU_ILLUSTRATION } from '@ofenpost/core/menu/menu-illustration';
import { demoMenus } from '@ofenpost/demo-data/demo-menus';
import { CREATION_SEED, illustrationHash } from '@ofenpost/web/entry-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

const PIZZA: Illustration = { kind: 'flatbread', sauce: 'tomato', toppings: ['mozzarella', 'basil'] };

const creationUrl = (illustration: Illustration) =>
  `/illustrations/creation/${illustrationHash(illustration, CREATION_SEED)}.svg?of=${encodeURIComponent(JSON.stringify(illustration))}`;

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
  const get = (path: string) => fetch(`${server.url}${path}`);

  it('is drawn of a menu, seeded by its name', async () => {
    const pictures = await Promise.all(
      demoMenus('2026-11-20').map(async ({ id, name }) => {
        const response = await get(`/illustrations/${id}/${illustrationHash(MENU_ILLUSTRATION, name)}.svg`);
        expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        return response.text();
      }),
    );
    expect(pictures.every((picture) => picture.startsWith('<svg'))).toBe(true);
    expect(new Set(pictures).size).toBe(2);
  });

  it('is drawn from its URL, and browsers may keep it', async () => {
    const response = await get(creationUrl(PIZZA));
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const picture = await response.text();
    expect(picture).toMatch(/^<svg/);
    const other = await get(creationUrl({ ...PIZZA, toppings: ['mozzarella', 'egg'] }));
    expect(await other.text()).not.toBe(picture);
  });

  it('is not kept under another hash', async () => {
    const response = await get(creationUrl(PIZZA).replace(/\/[^/]+\.svg/, '/other.svg'));
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['', '?of=', '?of=%7B', '?of=null', '?of={"kind":"flatbread","sauce":"<script>","toppings":[]}'])(
    'is unknown without something to draw: %j',
    async (search) => {
      expect((await get(`/illustrations/creation/a.svg${search}`)).status).toBe(404);
    },
  );
});
