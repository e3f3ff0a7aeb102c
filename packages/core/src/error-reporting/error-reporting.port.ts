import type { Account } from '../account/account.ts';

/** Reports errors of the app to its developers. No method fails or waits. */
export type ErrorReportingPort = {
  /** Reports an exception that nothing has handled. */
  report(error: unknown): void;
  /** Names the present user. Only staff are named in reports. */
  identify(account: Account): void;
  /** Reports that a navigation to another page begins. */
  navigationStarted(path: string): void;
};
