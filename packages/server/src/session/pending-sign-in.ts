import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import * as z from 'zod/mini';
import { COOKIE_PREFIX, type SessionCookieKey, cookieName, sessionCookieAttributes } from './session-cookie.ts';

/** How long a person may take to enter the code: 10 minutes. */
const SECONDS = 10 * 60;

const nameOf = (inProduction: boolean): string => cookieName(`${COOKIE_PREFIX}.half-sign-in`, inProduction);

const half = z.tuple([z.literal('half'), z.uuid(), z.string().check(z.regex(/^\d+$/))]);

const serialize = (value: string, { authSecret, inProduction }: SessionCookieKey, maxAge: number): Promise<string> =>
  serializeSigned(nameOf(inProduction), value, authSecret, { ...sessionCookieAttributes(inProduction), maxAge });

/**
 * Sets the cookie of a pending sign-in: the provider has identified the person, and the second factor is missing. It
 * grants no access by itself.
 */
export const pendingSignInCookie = (accountId: string, key: SessionCookieKey): Promise<string> =>
  serialize(`half.${accountId}.${Date.now() + SECONDS * 1000}`, key, SECONDS);

export const expiredPendingSignInCookie = (key: SessionCookieKey): Promise<string> => serialize('', key, 0);

/** The account of this browser's pending sign-in; null if there is none or it has expired. */
export async function readPendingSignIn(
  headers: Headers,
  { authSecret, inProduction }: SessionCookieKey,
): Promise<string | null> {
  const name = nameOf(inProduction);
  const value = (await parseSigned(headers.get('cookie') ?? '', authSecret, name))[name];
  const parsed = half.safeParse(typeof value === 'string' ? value.split('.') : null);
  if (!parsed.success) return null;
  const [, accountId, until] = parsed.data;
  return Date.now() < Number(until) ? accountId : null;
}
