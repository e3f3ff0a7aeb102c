import type { Account } from '../account/account.ts';
import type { LiveObserver, StopWatching } from '../live/live.ts';
import type { OtherSessions } from './other-sessions.ts';
import type { SignInProvider } from './sign-in-provider.ts';

/** How far another tab of this browser is with signing out, or with removing the account, which does so too; it may fail there. */
export type OtherTabsSignOut = 'signingOut' | 'signedOut' | 'stayed';

export type SessionPort = {
  /** The guest account when nobody is logged in. */
  loadMe(): Promise<Account>;
  /** The ways to sign in that this server offers. */
  signInProviders(): Promise<readonly SignInProvider[]>;
  signOut(): Promise<void>;
  /** Hears of the other tabs of this browser, which are in the same session; from now on, and nothing of itself. */
  watchOtherTabs(observer: LiveObserver<OtherTabsSignOut>): StopWatching;
  /** Signs whoever is signed in out everywhere but here. */
  signOutElsewhere(): Promise<OtherSessions>;
};
