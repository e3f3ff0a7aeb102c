import type { Account } from '@ofenpost/core/account/account';
import type { Instant } from '@ofenpost/core/time/instant';

/** A key that is valid at the moment, with the account under which it acts. */
export type ValidApiKey = { readonly account: Account; readonly expiresAt: Instant };

/** The key of a request, with what a long-lasting answer asks again. */
export type RequestKey = ValidApiKey & { readonly again: () => Promise<ValidApiKey | null> };
