import { type JWTPayload, SignJWT, exportJWK, generateKeyPair } from 'jose';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { testConfiguration } from '../../test-tools/testing/test-server.fixtures.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createApp } from '../http/app.ts';
import { createAuthentication } from './authentication.ts';
import { signInPart } from './sign-in.http.ts';

const PUBLIC_URL = 'https://shop.example';
const AUTH_SECRET = 'a secret that is long enough for this';
const CLIENT_ID = 'google-id';
const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const KEYS_URL = 'https://www.googleapis.com/oauth2/v3/certs';

let testDatabase: TestDatabase;
let database: Database;
let key: CryptoKey;
let foreignKey: CryptoKey;
let keyOfOtherAlgorithm: CryptoKey;
let keys: object;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, () => {});
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  key = privateKey;
  foreignKey = (await generateKeyPair('RS256')).privateKey;
  const other = await generateKeyPair('PS256');
  keyOfOtherAlgorithm = other.privateKey;
  keys = {
    keys: [
      { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' },
      { ...(await exportJWK(other.publicKey)), kid: 'two', alg: 'PS256' },
    ],
  };
});
afterEach(() => vi.unstubAllGlobals());
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const sign = (claims: JWTPayload, signingKey: CryptoKey, header = { alg: 'RS256', kid: 'one' }) =>
  new SignJWT(claims).setProtectedHeader(header).sign(signingKey);

const logLine = z.object({ msg: z.string(), reasons: z.optional(z.array(z.string())) });
/** How a request treats redirects. */
type Redirect = RequestRedirect | undefined;

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

const claimsOf = (nonce: string): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: CLIENT_ID,
  sub: '1234567890',
  email: 'anna@example.com',
  email_verified: true,
  nonce,
  iat: inSeconds(0),
  exp: inSeconds(3600),
});

/** Signs in with Google; `answer` makes the ID token for the nonce that Google received. */
async function signIn(
  answer: (nonce: string) => Promise<string | undefined>,
  keysAnswer: (redirect: Redirect) => Response = () => Response.json(keys),
) {
  const redirects = new Map<string, Redirect>();
  const reasons: string[] = [];
  vi.stubGlobal('fetch', async (input: URL | RequestInfo, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    const redirect = input instanceof Request ? input.redirect : init?.redirect;
    redirects.set(url, redirect);
    if (url === KEYS_URL) return keysAnswer(redirect);
    expect(url).toBe(TOKEN_URL);
    const idToken = await answer(target.searchParams.get('nonce') ?? '');
    return Response.json({ access_token: 'access', token_type: 'Bearer', expires_in: 3599, id_token: idToken });
  });
  const configuration = testConfiguration({
    APP_ENV: 'production',
    PUBLIC_URL,
    AUTH_SECRET,
    CLOCK_START: '',
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: 'google-secret',
  });
  const logger = pino(
    { level: 'warn' },
    { write: (line) => reasons.push(...(logLine.parse(JSON.parse(line)).reasons ?? [])) },
  );
  const authentication = createAuthentication({
    configuration,
    database,
    clock: { now: () => TEST_NOW },
    authSecret: AUTH_SECRET,
    logger,
  });
  const app = createApp({
    configuration,
    log: logger,
    parts: [signInPart(authentication, () => Promise.resolve(null))],
  });
  const begun = await app.request('/auth/sign-in', {
    method: 'POST',
    headers: { origin: PUBLIC_URL },
    body: new URLSearchParams({ provider: 'google', returnTo: '/checkout' }),
  });
  const target = new URL(begun.headers.get('location') ?? '', PUBLIC_URL);
  const state = target.searchParams.get('state') ?? '';
  const back = `${PUBLIC_URL}/api/auth/callback/google?${new URLSearchParams({ code: 'code', state })}`;
  const ended = await app.request(back, {
    headers: {
      cookie: begun.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    },
  });
  return {
    redirects,
    reasons: reasons.join(),
    nonce: target.searchParams.get('nonce') ?? '',
    location: ended.headers.get('location') ?? '',
    isSignedIn: ended.headers.getSetCookie().some((cookie) => /^__Host-ofenpost\.session=\S/.test(cookie)),
  };
}

it('signs in whom Google names, with a nonce of its own each time', async () => {
  const answer = (nonce: string) => sign(claimsOf(nonce), key);
  const [first, second] = [await signIn(answer), await signIn(answer)];
  expect(first).toMatchObject({ isSignedIn: true, location: '/checkout' });
  expect(first.nonce).toMatch(/^[\w-]{32}$/);
  expect(second.nonce).not.toBe(first.nonce);
});

it('signs in although its clock is behind that of Google', async () => {
  const { isSignedIn } = await signIn((nonce) => sign({ ...claimsOf(nonce), iat: inSeconds(2) }, key));
  expect(isSignedIn).toBe(true);
});

it.each<[string, string, (nonce: string) => Promise<string | undefined>]>([
  ['is signed by somebody else', 'signature verification failed', (nonce) => sign(claimsOf(nonce), foreignKey)],
  ['was made for another sign-in', 'another sign-in', () => sign(claimsOf('x'.repeat(32)), key)],
  ['is for another shop', '"aud" claim', (nonce) => sign({ ...claimsOf(nonce), aud: 'another-shop' }, key)],
  [
    'is of another issuer',
    '"iss" claim',
    (nonce) => sign({ ...claimsOf(nonce), iss: 'https://accounts.example' }, key),
  ],
  ['is old', '"iat" claim', (nonce) => sign({ ...claimsOf(nonce), iat: inSeconds(-7200) }, key)],
  ['is of the future', '"iat" claim', (nonce) => sign({ ...claimsOf(nonce), iat: inSeconds(120) }, key)],
  ['has expired', '"exp" claim', (nonce) => sign({ ...claimsOf(nonce), exp: inSeconds(-120) }, key)],
  [
    'is signed in another manner',
    '"alg"',
    (nonce) => sign(claimsOf(nonce), keyOfOtherAlgorithm, { alg: 'PS256', kid: 'two' }),
  ],
  ['is missing', 'none was sent', () => Promise.resolve(undefined)],
])('believes no ID token that %s, and logs why', async (_, reason, answer) => {
  const { isSignedIn, location, reasons } = await signIn(answer);
  expect([isSignedIn, location]).toEqual([false, expect.stringContaining('error=unable_to_get_user_info')]);
  expect(reasons).toContain(reason);
});

it('follows no redirect, neither to other keys nor with the code', async () => {
  const { isSignedIn, redirects } = await signIn(
    (nonce) => sign(claimsOf(nonce), key),
    // A client that followed the redirect would find the keys.
    (redirect) =>
      redirect === 'manual' || redirect === 'error' ? new Response(null, { status: 302 }) : Response.json(keys),
  );
  expect(isSignedIn).toBe(false);
  expect([redirects.get(KEYS_URL), redirects.get(TOKEN_URL)]).toEqual(['manual', 'manual']);
});
