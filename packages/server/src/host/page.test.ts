import { PUBLIC_PAGES } from '@ofenpost/web/entry-server';
import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';

it('asks the visitor to come back while the database is away, on a page', async () => {
  const database = await createTestDatabase();
  const server = await startTestServer(database.url, {}, () => import('@ofenpost/web/entry-server'));
  expect((await fetch(`${server.url}/products`)).status).toBe(200);
  await database.drop();
  const response = await fetch(`${server.url}/products`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await response.text()).toContain('Da ist uns etwas angebrannt.');
  await server.close();
});

/** When a page is rendered, only cards are encoded to bytes. */
const isCard = (text: unknown): boolean => typeof text === 'string' && text.startsWith('<article');

it.each(['/', '/products'])('draws each card of %s once, whoever comes', async (path) => {
  const database = await createTestDatabase();
  const server = await startTestServer(database.url, {}, () => import('@ofenpost/web/entry-server'));
  const encoded = vi.spyOn(TextEncoder.prototype, 'encode');
  const cardsRenderedFor = async (guest: string) => {
    encoded.mockClear();
    // With one of our cookies no cached page is sent.
    const response = await fetch(`${server.url}${path}`, { headers: { cookie: `ofenpost.guest=${guest.repeat(43)}` } });
    expect(await response.text()).toContain('<article');
    return encoded.mock.calls.filter(([text]) => isCard(text)).length;
  };
  expect(await cardsRenderedFor('a')).toBeGreaterThan(5);
  expect(await cardsRenderedFor('b')).toBe(0);
  encoded.mockRestore();
  await server.close();
  await database.drop();
});

it('marks the links of a page to itself alone, whoever asked for what before', async () => {
  const database = await createTestDatabase();
  const server = await startTestServer(database.url, {}, () => import('@ofenpost/web/entry-server'));
  const linksOn = async (path: string) => {
    const response = await fetch(`${server.url}${path}`, { headers: { cookie: 'ofenpost.nobody=yes' } });
    const links = [...(await response.text()).matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)];
    const hrefs = links.map(([, href]) => href);
    return { hrefs, current: links.filter(([link]) => link.includes('aria-current="page"')).map(([, href]) => href) };
  };
  const leadsElsewhere = (path: string) => (href: string | undefined) => !`${path}/`.startsWith(`${href}/`);
  for (const { path } of PUBLIC_PAGES) {
    const similar = `${path}x`;
    // It begins like the page, but is another path.
    expect((await linksOn(similar)).current.filter(leadsElsewhere(similar))).toEqual([]);
    const { hrefs, current } = await linksOn(path);
    expect(current.filter(leadsElsewhere(path))).toEqual([]);
    expect(current.includes(path)).toBe(hrefs.includes(path));
  }
  await server.close();
  await database.drop();
});
