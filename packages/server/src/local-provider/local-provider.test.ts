import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, createBrowser, demoPerson, signIn } from '../../test-tools/testing/browser.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type TestServer, startTestServer } from '../../test-tools/testing/test-server.fixtures.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const openChoice = (browser: Browser) => browser.postForm('/auth/sign-in', { provider: 'local', returnTo: '/healthz' });

it('lets one choose a demo person, on a page without scripts that the security policy allows', async () => {
  const { response } = await openChoice(createBrowser(server.url));
  const page = await response.text();
  for (const { id, title } of DEMO_PEOPLE) expect(page).toMatch(new RegExp(`value="${id}"[^]*<b>${title}</b>`));
  expect(page).not.toContain('<script');
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(page) ?? [];
  expect(style).toContain('background');
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash('sha256', style, 'base64')}'`);
});

it('says when a sign-in has expired', async () => {
  const { response } = await createBrowser(server.url).visit('/oidc/sign-in/forgotten');
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Diese Anmeldung ist abgelaufen');
});

it('knows no client but this app', async () => {
  const address = '/oidc/auth?client_id=other&response_type=code&redirect_uri=https://evil.example/&scope=openid';
  const response = await createBrowser(server.url).fetch(new URL(address, server.url));
  expect(response.headers.get('location')).toBe(`${server.url}/auth?error=invalid_client`);
});

it('signs nobody in whom it does not know', async () => {
  const browser = createBrowser(server.url);
  const { url } = await openChoice(browser);
  const fields = { person: crypto.randomUUID() };
  const answer = await browser.fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
  const back = await browser.fetch(answer.headers.get('location') ?? '');
  expect(new URL(back.headers.get('location') ?? '').searchParams.get('error')).toBe('access_denied');
});

it('signs in one person after the other in the same browser', async () => {
  const browser = createBrowser(server.url);
  for (const title of ['Kundin', 'Mitarbeiter', 'Kundin']) {
    expect((await signIn(browser, title)).pathname).toBe('/healthz');
    const me = await browser.fetch(new URL('/api/me', server.url));
    expect(await me.json()).toMatchObject({ email: demoPerson(title).email });
  }
});
