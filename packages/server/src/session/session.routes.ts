import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Authentication } from './authentication.ts';
import { readSessionToken } from './session-cookie.ts';
import { endOtherSessionsOf } from './session.repository.ts';
import { signOut } from './sign-out.ts';
import { signedInId } from './signed-in-id.ts';

const session = implement(apiContract.session).$context<ApiContext>();

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
