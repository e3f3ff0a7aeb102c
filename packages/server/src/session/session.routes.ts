import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Authentication } from './authentication.ts';
import { signOut } from './sign-out.ts';

const session = implement(apiContract.session).$context<ApiContext>();

export const createSessionRoutes = (authentication: Authentication) => ({
  me: session.me.handler(({ context }) => context.account()),
  signInProviders: session.signInProviders.handler(() => [...authentication.providers]),
  signOut: session.signOut.handler(async ({ context }) => {
    const { id: accountId } = await context.account();
    await signOut(authentication, context);
    context.log.info({ accountId }, 'signed out');
  }),
});
