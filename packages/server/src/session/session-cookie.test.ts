import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  guestCookie,
  readGuestToken,
  hasOurCookie,
  hasPersonalCookie,
  readSessionToken,
  sessionCookie,
  DEVICE_TOKEN,
  deviceEnd,
  hasDeviceCookie,
  sessionEnd,
} from './session-cookie.ts';

const AUTH_SECRET = 'a secret that is long enough for this';
const GUEST_TOKEN = 'g'.repeat(43);
const IN_PRODUCTION = { authSecret: AUTH_SECRET, inProduction: true };

const pairOf = (cookie: string): string => cookie.split(';', 1).join();
const readBack = (cookie: string, key = IN_PRODUCTION) => readSessionToken(new Headers({ cookie }), key);

describe('cookies in production', () => {
  it('are tied to this very origin, and closed to scripts', async () => {
    const attributes =
      /^__Host-ofenpost\.(?:session|guest)=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
    expect(await sessionCookie('token', IN_PRODUCTION)).toMatch(attributes);
    expect(guestCookie(GUEST_TOKEN, true)).toMatch(attributes);
  });

  it('are read under no weaker name and with no other signature', async () => {
    const session = pairOf(await sessionCookie('token', IN_PRODUCTION));
    const guest = pairOf(guestCookie(GUEST_TOKEN, true));
    expect([await readBack(session), readGuestToken(guest, true)]).toEqual(['token', GUEST_TOKEN]);
    expect(await readBack(session.replace('__Host-', ''))).toBeNull();
    expect(readGuestToken(guest.replace('__Host-', ''), true)).toBeNull();
    expect(await readBack(session, { ...IN_PRODUCTION, authSecret: `${AUTH_SECRET}!` })).toBeNull();
    expect(readGuestToken('__Host-ofenpost.guest=short', true)).toBeNull();
  });
});

it.each([
  ['ofenpost.guest=a', false],
  ['_ga=1; __Host-ofenpost.guest=a; seen=yes', false],
  ['_ga=1', false],
  ['', false],
  ['ofenpost.guest=a; ofenpost.session=b', true],
  ['__Host-ofenpost.half-sign-in=b; __Host-ofenpost.guest=a', true],
  ['ofenpost.guests=a', true],
  ['_ga=1;\tofenpost.guest=a', false],
  ['ofenpost.guest \t= a ;\t__Host-ofenpost.guest="b"', false],
  ['ofenpost.guest=a;\tofenpost.session=b', true],
  ['ofenpost.guest="a; ofenpost.session=b"', true],
  ['_ga="ofenpost.guest=a"', false],
])('whether somebody is known as more than a guest: %s', (cookies, isPersonal) => {
  expect(hasPersonalCookie(cookies)).toBe(isPersonal);
});

it.each([
  'x=1;\tofenpost.session=a',
  '\tofenpost.session=a',
  'x=1 ;;  \t ofenpost.session\t="a"',
  'x="1;ofenpost.half-sign-in=a',
  'ofenpost.session',
])('a page that everybody gets alike is made for nobody who sends %j', (cookies) => {
  expect([hasOurCookie(cookies), hasPersonalCookie(cookies)]).toEqual([true, true]);
});

it('whatever stands around a session, whoever is known by it is not taken for nobody', async () => {
  const pair = pairOf(await sessionCookie('token', IN_PRODUCTION));
  const around = fc.string({ unit: fc.constantFrom(' ', '\t', ';', ',', '"', '=', 'a', '\u00a0') });
  await fc.assert(
    fc.asyncProperty(around, around, async (before, after) => {
      const cookies = `${before}${pair}${after}`;
      fc.pre((await readBack(cookies).catch(() => null)) !== null);
      expect([hasOurCookie(cookies), hasPersonalCookie(cookies)]).toEqual([true, true]);
    }),
  );
});

describe('a session ends', () => {
  const begun = new Date('2026-11-20T18:00:00Z');
  it.each([
    ['30 days after it was used', '2026-12-01T18:00:00Z', '2026-12-31T18:00:00.000Z'],
    ['90 days after it began', '2027-02-01T18:00:00Z', '2027-02-18T18:00:00.000Z'],
  ])('%s', (_when, used, end) => {
    expect(sessionEnd(begun, new Date(used)).toISOString()).toBe(end);
  });
});

describe('a device of the kitchen', () => {
  it('stays signed in for a year from now', () => {
    expect(deviceEnd(new Date('2026-11-20T18:00:00Z')).toISOString()).toBe('2027-11-20T18:00:00.000Z');
  });

  it.each([true, false])('is known by its cookie, which lasts as long (in production: %s)', async (inProduction) => {
    const key = { ...IN_PRODUCTION, inProduction };
    const known = async (token: string) => {
      const written = await sessionCookie(token, key);
      const headers = new Headers({ cookie: pairOf(written) });
      return [hasDeviceCookie(headers, inProduction), /Max-Age=(\d+)/.exec(written)?.[1]];
    };
    expect(await known(`${DEVICE_TOKEN}abc`)).toEqual([true, String(365 * 24 * 60 * 60)]);
    expect(await known('abc')).toEqual([false, String(30 * 24 * 60 * 60)]);
  });
});
