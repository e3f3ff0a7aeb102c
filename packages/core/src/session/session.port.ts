import type { Account } from '../account/account.ts';
import type { LiveObserver, StopWatching } from '../live/live.ts';
import type { OtherSessions, SignInProvider } from './sign-in.ts';

/**
 * The progress of another tab of this browser in signing out, or in removing the account, which signs out too; it may
 * fail there.
 */
export type OtherTabsSignOut = 'signingOut' | 'signedOut' | 'stayed';

export type SessionPort = {
  /** The guest account when nobody is logged in. */
  loadMe(): Promise<Account>;
  /** The providers that this server offers for signing in. */
  signInProviders(): Promise<readonly SignInProvider[]>;
  signOut(): Promise<void>;
  /** Observes the other tabs of this browser, which share the session, from now on; events of this tab are left out. */
  watchOtherTabs(observer: LiveObserver<OtherTabsSignOut>): StopWatching;
  /** Ends all other sessions of the signed-in person. */
  signOutElsewhere(): Promise<OtherSessions>;
};
