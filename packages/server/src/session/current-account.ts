import type { Account } from '@ofenpost/core/account/account';
import type { Authentication } from './authentication.ts';

type Exchange = { readonly requestHeaders: Headers; readonly responseHeaders: Headers };

/** Who sends a request; the guest account when nobody is signed in. One query, none without a session cookie. */
export const currentAccount = (authentication: Authentication, { requestHeaders, responseHeaders }: Exchange): Promise<Account> =>
  Promise.reject(new Error(`being written: ${[authentication, requestHeaders, responseHeaders].length}`));
