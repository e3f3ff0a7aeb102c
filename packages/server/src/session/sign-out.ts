import type { Authentication } from './authentication.ts';
import type { Exchange } from './exchange.ts';
import { expiredSessionCookie, readSessionToken } from './session-cookie.ts';
import { endSession } from './session.repository.ts';

/** Ends the session on the server, and the browser's cookie with it. */
export async function signOut(
  { database, cookieKey }: Pick<Authentication, 'database' | 'cookieKey'>,
  { requestHeaders, responseHeaders }: Exchange,
): Promise<void> {
  const token = await readSessionToken(requestHeaders, cookieKey);
  if (token !== null) await endSession(database, token);
  responseHeaders.append('set-cookie', await expiredSessionCookie(cookieKey));
}
