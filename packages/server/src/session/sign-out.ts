import type { Authentication } from './authentication.ts';
import type { Exchange } from './exchange.ts';
import { expiredPendingSignInCookie } from './pending-sign-in.ts';
import { expiredSessionCookie, readSessionToken } from './session-cookie.ts';
import { endSession } from './session.repository.ts';

/** Ends the session on the server, and deletes the browser's cookies. */
export async function signOut(
  { database, cookieKey }: Pick<Authentication, 'database' | 'cookieKey'>,
  { requestHeaders, responseHeaders }: Exchange,
): Promise<void> {
  const token = await readSessionToken(requestHeaders, cookieKey);
  if (token !== null) await endSession(database, token);
  for (const cookie of [await expiredSessionCookie(cookieKey), await expiredPendingSignInCookie(cookieKey)])
    responseHeaders.append('set-cookie', cookie);
}
