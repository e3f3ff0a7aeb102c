import type { Account } from '../account/account.ts';

/** Tells those who look after the app what went wrong in it. None of it fails or waits. */
export type ErrorReportingPort = {
  /** Something was thrown that nobody has handled. */
  report(error: unknown): void;
  /** Whoever uses the app from now on. Only staff are named in reports. */
  identify(account: Account): void;
  /** A navigation to another page begins. */
  navigationStarted(path: string): void;
};
