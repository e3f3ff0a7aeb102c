import { randomBytes } from 'node:crypto';
import { parse, parseSigned, serializeSigned, serialize } from 'hono/utils/cookie';

/** The prefix of all our cookies' names. */
export const COOKIE_PREFIX = 'ofenpost';

const OUR_COOKIE = new RegExp(`^(?:__Host-)?${COOKIE_PREFIX}\\.`);
const GUEST_COOKIE = new RegExp(`^(?:__Host-)?${COOKIE_PREFIX}\\.guest$`);

/** The names of our cookies in a `cookie` header, split as Hono's parser does, which reads their values. */
const ourCookieNames = (cookies: string): readonly string[] =>
  cookies
    .split(';')
    .map((pair) => pair.split('=', 1).join().trim())
    .filter((name) => OUR_COOKIE.test(name));

/**
 * Whether a `cookie` header has a cookie of ours. Other cookies, such as those of the restaurant's home page, do not
 * matter.
 */
export const hasOurCookie = (cookies = ''): boolean =>
  cookies.includes(`${COOKIE_PREFIX}.`) && ourCookieNames(cookies).length > 0;

/** Whether a `cookie` header has a cookie of ours besides a guest's, who has a cart and no other data. */
export const hasPersonalCookie = (cookies = ''): boolean =>
  hasOurCookie(cookies) && ourCookieNames(cookies).some((name) => !GUEST_COOKIE.test(name));

/** `__Host-` binds a cookie to this origin; browsers accept it only over https. Source: RFC 6265bis, section 4.1.3. */
export const cookieName = (name: string, inProduction: boolean): string => (inProduction ? `__Host-${name}` : name);

const guestCookieName = (inProduction: boolean): string => cookieName(`${COOKIE_PREFIX}.guest`, inProduction);

const DAY_SECONDS = 24 * 60 * 60;
const SESSION_DAYS = 30;
export const SESSION_SECONDS = SESSION_DAYS * DAY_SECONDS;
/** The maximum age of a session, however often it is used. Source: OWASP ASVS 5, 7.3.2. */
const SESSION_DAYS_MAX = 90;
const SESSION_SECONDS_MAX = SESSION_DAYS_MAX * DAY_SECONDS;

/** When a session that is used now ends: 30 days from now, at the latest 90 days after the sign-in. */
export const sessionEnd = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + SESSION_SECONDS * 1000, createdAt.getTime() + SESSION_SECONDS_MAX * 1000));

const DEVICE_DAYS = 365;
const DEVICE_SECONDS = DEVICE_DAYS * DAY_SECONDS;

/** When a device that is used now ends: a year from now, without a maximum age. */
export const deviceEnd = (now: Date): Date => new Date(now.getTime() + DEVICE_SECONDS * 1000);

/** The tokens of devices begin with it: it tells them from people's without a query. */
export const DEVICE_TOKEN = 'device-';

/** The name and the signature of the session's cookie. */
export type SessionCookieKey = { readonly authSecret: string; readonly inProduction: boolean };

export const sessionCookieName = (inProduction: boolean): string =>
  cookieName(`${COOKIE_PREFIX}.session`, inProduction);

export const sessionCookieAttributes = (inProduction: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: inProduction }) as const;

/** The value of a signed cookie, in the form that better-auth and Hono share; null without it or a valid signature. */
async function readSigned(headers: Headers, authSecret: string, name: string): Promise<string | null> {
  const cookies = headers.get('cookie') ?? '';
  if (!cookies.includes(`${name}=`)) return null;
  const value = (await parseSigned(cookies, authSecret, name))[name];
  return value === undefined || value === false ? null : value;
}

/** The state of the sign-in that this browser has begun last, from better-auth's cookie; null where none is under way. */
export const readSignInState = (
  headers: Headers,
  { authSecret, inProduction }: SessionCookieKey,
): Promise<string | null> => readSigned(headers, authSecret, cookieName(`${COOKIE_PREFIX}.state`, inProduction));

/**
 * The session's token, or null when there is none or its signature is wrong: so a reader of the database cannot take
 * over a session. better-auth writes the cookie at sign-in, in the form that Hono reads.
 */
export const readSessionToken = (
  headers: Headers,
  { authSecret, inProduction }: SessionCookieKey,
): Promise<string | null> => readSigned(headers, authSecret, sessionCookieName(inProduction));

/** Whether the request has the cookie of a device, valid or not. */
export const hasDeviceCookie = (headers: Headers, inProduction: boolean): boolean =>
  (headers.get('cookie') ?? '').includes(`${sessionCookieName(inProduction)}=${DEVICE_TOKEN}`);

/** Whether the request has a session's cookie, valid or not. */
export function hasSessionCookie(headers: Headers, inProduction: boolean): boolean {
  const name = sessionCookieName(inProduction);
  return (parse(headers.get('cookie') ?? '', name)[name] ?? '') !== '';
}

const serializeSession = (
  token: string,
  { authSecret, inProduction }: SessionCookieKey,
  maxAge: number,
): Promise<string> =>
  serializeSigned(sessionCookieName(inProduction), token, authSecret, {
    ...sessionCookieAttributes(inProduction),
    maxAge,
  });

export const sessionCookie = (token: string, key: SessionCookieKey): Promise<string> =>
  serializeSession(token, key, token.startsWith(DEVICE_TOKEN) ? DEVICE_SECONDS : SESSION_SECONDS);

export const expiredSessionCookie = (key: SessionCookieKey): Promise<string> => serializeSession('', key, 0);

/** In days: how long data that only a guest's browser can reach is stored. The privacy page states it. */
export const GUEST_DAYS = 30;
const MAX_AGE_SECONDS = GUEST_DAYS * 24 * 60 * 60;

/** In bytes: 256 random bits. */
export const newGuestToken = (): string => randomBytes(32).toString('base64url');

const isGuestToken = (value: string): boolean => /^[\w-]{43}$/.test(value);

/** The token of the guest's cart, or null. */
export function readGuestToken(cookieHeader: string, inProduction: boolean): string | null {
  const name = guestCookieName(inProduction);
  const token = parse(cookieHeader, name)[name];
  return token !== undefined && isGuestToken(token) ? token : null;
}

const serializeGuestCookie = (value: string, inProduction: boolean, maxAge: number): string =>
  serialize(guestCookieName(inProduction), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: inProduction,
    maxAge,
  });

export const guestCookie = (token: string, inProduction: boolean): string =>
  serializeGuestCookie(token, inProduction, MAX_AGE_SECONDS);

export const expiredGuestCookie = (inProduction: boolean): string => serializeGuestCookie('', inProduction, 0);
