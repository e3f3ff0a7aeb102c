import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { guestCookieName } from './session-cookie.ts';

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
