import { afterEach, expect, it, vi } from 'vitest';
import { facebookPerson } from './social-providers.ts';

const SHOP = { clientId: 'shop', clientSecret: 'secret' };
const TOKEN = { is_valid: true, app_id: 'shop', user_id: '42' };
const ANNA = { id: '42', name: 'Anna Keller', email: 'anna@example.ch', first_name: 'Anna', last_name: 'Keller' };

afterEach(() => vi.unstubAllGlobals());

/** A fake Facebook with its answers about a token and its person. */
function answer(token: object, person: object, status = 200) {
  const requested: { url: URL; init: RequestInit | undefined }[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const url = new URL(input);
    requested.push({ url, init });
    return Response.json(url.pathname === '/debug_token' ? { data: token } : person, { status });
  });
  return requested;
}

it('knows the person of a token of this shop, and asks without following redirects', async () => {
  const requested = answer(TOKEN, ANNA);
  expect(await facebookPerson('access', SHOP)).toMatchObject({
    data: { id: '42' },
    user: { email: 'anna@example.ch', emailVerified: false, firstname: 'Anna', lastname: 'Keller' },
  });
  expect(requested.map(({ url, init }) => [url.origin, url.pathname, init?.redirect])).toEqual([
    ['https://graph.facebook.com', '/debug_token', 'error'],
    ['https://graph.facebook.com', '/me', 'error'],
  ]);
  expect(requested.map(({ url }) => url.searchParams.get('access_token'))).toEqual(['shop|secret', null]);
});

it.each<[string, object, object, number?]>([
  ['is of another app', { ...TOKEN, app_id: 'other' }, ANNA],
  ['has expired', { ...TOKEN, is_valid: false }, ANNA],
  ['is of somebody else', TOKEN, { ...ANNA, id: '43' }],
  ['is answered strangely', TOKEN, {}],
  ['is refused', TOKEN, ANNA, 400],
])('knows nobody when the token %s', async (_, token, person, status) => {
  answer(token, person, status);
  expect(await facebookPerson('access', SHOP)).toBeNull();
});

it('knows no address where Facebook tells none', async () => {
  answer(TOKEN, { id: '42', name: 'Anna' });
  expect(await facebookPerson('access', SHOP)).toMatchObject({ user: { email: null, firstname: '' } });
});
