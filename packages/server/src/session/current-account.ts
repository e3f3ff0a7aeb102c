import { type Account, GUEST } from '@ofenpost/core/account/account';
import type { Authentication } from './authentication.ts';
import type { Exchange } from './exchange.ts';
import { SESSION_SECONDS, readSessionToken, sessionCookie } from './session-cookie.ts';
import { findSession, renewSession } from './session.repository.ts';

type Sessions = Pick<Authentication, 'database' | 'cookieKey'>;

const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Who sends a request; the guest account when nobody is signed in. One query, none without the session's cookie. Once a
 * day the session's 30 days begin anew.
 */
export async function currentAccount(
  { database, cookieKey }: Sessions,
  { requestHeaders, responseHeaders }: Exchange,
): Promise<Account> {
  const token = await readSessionToken(requestHeaders, cookieKey);
  if (token === null) return GUEST;
  const session = await findSession(database, token);
  if (session === null) return GUEST;
  const end = new Date(Date.now() + SESSION_SECONDS * 1000);
  if (end.getTime() - session.expiresAt.getTime() >= RENEW_AFTER_MS) {
    await renewSession(database, token, end);
    responseHeaders.append('set-cookie', await sessionCookie(token, cookieKey));
  }
  return session.account;
}
