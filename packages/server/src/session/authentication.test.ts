import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { testConfiguration } from '../../test-tools/testing/test-server.fixtures.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { createApp } from '../http/app.ts';
import { prepareSecurityHeaders } from '../http/security-headers.ts';
import { localProviderPart } from '../local-provider/local-provider.http.ts';
import { createAuthentication } from './authentication.ts';
import { signInPart } from './sign-in.http.ts';

const PUBLIC_URL = 'https://shop.example';
const AUTH_SECRET = 'a secret that is long enough for this';
const PRODUCTION = { APP_ENV: 'production', PUBLIC_URL, AUTH_SECRET, CLOCK_START: '' };
const GOOGLE = { GOOGLE_CLIENT_ID: 'google-id', GOOGLE_CLIENT_SECRET: 'google-secret' };
const FACEBOOK = { FACEBOOK_CLIENT_ID: 'facebook-id', FACEBOOK_CLIENT_SECRET: 'facebook-secret' };

const logLine = z.record(z.string(), z.unknown());

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, () => {});
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

type SignIn = {
  readonly labels: readonly string[];
  readonly logged: readonly Record<string, unknown>[];
  start(provider: string): Promise<Response>;
};

/** The sign-in alone, without a listening server. */
function openSignIn(environment: Record<string, string>): SignIn {
  const configuration = testConfiguration(environment);
  const logged: Record<string, unknown>[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => logged.push(logLine.parse(JSON.parse(line))) });
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
  return {
    logged,
    labels: authentication.providers.map(({ label }) => label),
    start: async (provider) =>
      app.request('/auth/sign-in', {
        method: 'POST',
        headers: { origin: configuration.publicUrl },
        body: new URLSearchParams({ provider, returnTo: '/checkout' }),
      }),
  };
}

const targetOf = (response: Response): URL => new URL(response.headers.get('location') ?? '', PUBLIC_URL);

describe('in production', () => {
  it('offers nothing that is not configured, and never the demo people', async () => {
    expect(openSignIn(PRODUCTION).labels).toEqual([]);
    expect(openSignIn({ ...PRODUCTION, ...GOOGLE }).labels).toEqual(['Google']);
    expect(openSignIn({ ...PRODUCTION, ...GOOGLE, ...FACEBOOK }).labels).toEqual(['Google', 'Facebook']);
    const response = await openSignIn(PRODUCTION).start('local');
    expect(targetOf(response).search).toBe('?returnTo=%2Fcheckout&error=provider_not_found');
  });

  it('cannot run the local provider', () => {
    const options = { environment: 'production', publicUrl: PUBLIC_URL, authSecret: AUTH_SECRET } as const;
    expect(() => localProviderPart(options)).toThrow('production');
  });

  it.each([
    ['google', 'https://accounts.google.com', 'google-id'],
    ['facebook', 'https://www.facebook.com', 'facebook-id'],
  ])('leads to %s and asks for the e-mail address', async (provider, origin, clientId) => {
    const response = await openSignIn({ ...PRODUCTION, ...GOOGLE, ...FACEBOOK }).start(provider);
    expect(response.status).toBe(303);
    const target = targetOf(response);
    expect(target.origin).toBe(origin);
    expect(target.searchParams.get('client_id')).toBe(clientId);
    expect(target.searchParams.get('redirect_uri')).toBe(`${PUBLIC_URL}/api/auth/callback/${provider}`);
    expect(target.searchParams.get('scope')?.split(/[ ,]/)).toContain('email');
  });

  it.each([
    [{}, `form-action 'self' ${PUBLIC_URL};`],
    [GOOGLE, `form-action 'self' ${PUBLIC_URL} https://accounts.google.com;`],
    [
      { ...GOOGLE, ...FACEBOOK },
      `form-action 'self' ${PUBLIC_URL} https://accounts.google.com https://*.facebook.com;`,
    ],
  ])('lets the forms of pages lead only to what is configured: %j', (providers, directive) => {
    const headersOf = prepareSecurityHeaders(testConfiguration({ ...PRODUCTION, ...providers }), false);
    expect(headersOf({ scripts: [], styles: [] })['content-security-policy']).toContain(directive);
  });

  it('ties its cookies to this origin', async () => {
    const response = await openSignIn({ ...PRODUCTION, ...GOOGLE }).start('google');
    const cookies = response.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^__Host-ofenpost\.state=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe('outside production', () => {
  it('offers the demo people last', () => {
    expect(openSignIn(GOOGLE).labels).toEqual(['Google', 'Demo-Konto']);
  });

  it('logs a failure once, with the request and the reasons', async () => {
    // Nothing listens at this port.
    const signIn = openSignIn({ PUBLIC_URL: 'http://localhost:9' });
    const response = await signIn.start('local');
    expect(targetOf(response).search).toBe('?returnTo=%2Fcheckout&error=provider_unreachable');
    expect(signIn.logged).toHaveLength(1);
    const requestId = response.headers.get('x-request-id');
    expect(signIn.logged[0]).toMatchObject({ msg: 'sign-in failed', requestId, provider: 'local' });
    expect(String(signIn.logged[0]?.['reasons'])).toContain('Discovery fetch failed');
  });
});
