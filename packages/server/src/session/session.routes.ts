import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Authentication } from './authentication.ts';

const session = implement(apiContract.session).$context<ApiContext>();

/** The handlers of `apiContract.session`. */
export const createSessionRoutes = (authentication: Authentication) => ({
  me: session.me.handler(({ context }) => context.account()),
  signInProviders: session.signInProviders.handler(() => Promise.reject(new Error(`being written: ${authentication.options.appName}`))),
  signOut: session.signOut.handler(() => Promise.reject(new Error('being written'))),
});
