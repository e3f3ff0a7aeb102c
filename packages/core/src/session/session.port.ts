import type { Account } from '../account/account.ts';
import type { OtherSessions } from './other-sessions.ts';
import type { SignInProvider } from './sign-in-provider.ts';

export type SessionPort = {
  /** The guest account when nobody is logged in. */
  loadMe(): Promise<Account>;
  /** The ways to sign in that this server offers. */
  signInProviders(): Promise<readonly SignInProvider[]>;
  signOut(): Promise<void>;
  /** Signs whoever is signed in out everywhere but here. */
  signOutElsewhere(): Promise<OtherSessions>;
};
