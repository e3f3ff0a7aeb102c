import type { Account } from '../account/account.ts';

export type SessionPort = {
  /** The guest account when nobody is logged in. */
  loadMe(): Promise<Account>;
  signOut(): Promise<void>;
};
