import type { Account } from '@ofenpost/core/account/account';
import { GUEST } from '@ofenpost/core/account/guest';
import type { Authentication } from './authentication.ts';
import {
  deviceEnd,
  expiredSessionCookie,
  hasSessionCookie,
  readSessionToken,
  sessionCookie,
  sessionEnd,
} from './session-cookie.ts';
import { extendSitting, findSession, renewSession } from './session.repository.ts';

/** A request's headers, and the headers of its answer. */
export type Exchange = { readonly requestHeaders: Headers; readonly responseHeaders: Headers };

type Sessions = Pick<Authentication, 'database' | 'cookieKey'>;

const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;
/** How exactly the list of devices says when one was last seen. */
const DEVICE_SEEN_MS = 5 * 60 * 1000;

async function readSession({ database, cookieKey }: Sessions, requestHeaders: Headers) {
  const token = await readSessionToken(requestHeaders, cookieKey);
  const session = token === null ? null : await findSession(database, token);
  if (token === null || session === null) return null;
  // A screen stays open for weeks: its live answers alone keep the device signed in.
  if (session.account.device !== undefined && Date.now() - session.seenAt.getTime() >= DEVICE_SEEN_MS)
    await renewSession(database, token, deviceEnd(new Date()));
  return { token, ...session };
}

/** The current account of a long-lasting request: its answer has begun, so it cannot renew the cookie any more. */
export const laterAccount = async (sessions: Sessions, requestHeaders: Headers): Promise<Account> =>
  (await readSession(sessions, requestHeaders))?.account ?? GUEST;

/** When the session of such a request ends by its age; null when it has ended. */
export const laterSessionEnd = async (sessions: Sessions, requestHeaders: Headers): Promise<Date | null> =>
  (await readSession(sessions, requestHeaders))?.expiresAt ?? null;

/** Lets whoever is named at the device of this request stay so for ten more minutes. */
export async function extendSittingOf({ database, cookieKey }: Sessions, requestHeaders: Headers): Promise<void> {
  const token = await readSessionToken(requestHeaders, cookieKey);
  if (token !== null) await extendSitting(database, token);
}

/**
 * The account of a request; the guest account when nobody is signed in. It takes one query, and none without the
 * session's cookie. Once a day the session's 30 days begin again, until it is 90 days old.
 */
export async function currentAccount(
  sessions: Sessions,
  { requestHeaders, responseHeaders }: Exchange,
): Promise<Account> {
  const session = await readSession(sessions, requestHeaders);
  if (session === null) return GUEST;
  const isDevice = session.account.device !== undefined;
  const end = isDevice ? deviceEnd(new Date()) : sessionEnd(session.createdAt, new Date());
  if (isDevice && Date.now() - session.seenAt.getTime() >= DEVICE_SEEN_MS)
    responseHeaders.append('set-cookie', await sessionCookie(session.token, sessions.cookieKey));
  else if (!isDevice && end.getTime() - session.expiresAt.getTime() >= RENEW_AFTER_MS) {
    await renewSession(sessions.database, session.token, end);
    responseHeaders.append('set-cookie', await sessionCookie(session.token, sessions.cookieKey));
  }
  return session.account;
}

/**
 * Whether a request without an account has the cookie of an ended session. The answer deletes the cookie and tells the
 * browser, which can go on as a guest.
 */
export async function takeDeadSession(
  { cookieKey }: Pick<Authentication, 'cookieKey'>,
  { requestHeaders, responseHeaders, account }: Exchange & { readonly account: () => Promise<Account> },
): Promise<boolean> {
  if (!hasSessionCookie(requestHeaders, cookieKey.inProduction) || (await account()).id !== null) return false;
  responseHeaders.append('set-cookie', await expiredSessionCookie(cookieKey));
  return true;
}
