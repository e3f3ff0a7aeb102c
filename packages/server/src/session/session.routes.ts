import { sessionContract } from '@ofenpost/contract/session/session.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Authentication } from './authentication.ts';
import type { Exchange } from './current-account.ts';
import { expiredPendingSignInCookie } from './second-step.ts';
import { expiredSessionCookie, readSessionToken } from './session-cookie.ts';
import { endSession, endOtherSessionsOf } from './session.repository.ts';

/** Ends the session on the server, and deletes the browser's cookies. */
async function signOut(
  { database, cookieKey }: Pick<Authentication, 'database' | 'cookieKey'>,
  { requestHeaders, responseHeaders }: Exchange,
): Promise<void> {
  const token = await readSessionToken(requestHeaders, cookieKey);
  if (token !== null) await endSession(database, token);
  for (const cookie of [await expiredSessionCookie(cookieKey), await expiredPendingSignInCookie(cookieKey)])
    responseHeaders.append('set-cookie', cookie);
}

const session = implement(sessionContract).$context<ApiContext>();

export const createSessionRoutes = (authentication: Authentication) => ({
  me: session.me.handler(({ context }) => context.account()),
  signInProviders: session.signInProviders.handler(() => [...authentication.providers]),
  signOut: session.signOut.handler(async ({ context }) => {
    const { id: accountId } = await context.account();
    await signOut(authentication, context);
    context.log.info({ accountId }, 'signed out');
  }),
  signOutElsewhere: session.signOutElsewhere.handler(async ({ context }) => {
    const accountId = await signedInId(context);
    const token = (await readSessionToken(context.requestHeaders, authentication.cookieKey)) ?? '';
    const ended = await endOtherSessionsOf(authentication.database, accountId, token);
    context.log.info({ accountId, ended }, 'signed out elsewhere');
    return { ended };
  }),
});
