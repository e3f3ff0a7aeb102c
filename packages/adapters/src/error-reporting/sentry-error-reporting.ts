import type { ErrorReportingPort } from '@ofenpost/core/error-reporting/error-reporting.port';
import { isRedirect } from '@ofenpost/core/error-reporting/navigation-redirect';
import { type Reporter, reporterOf } from '@ofenpost/core/error-reporting/reporter';

/** What is used of Sentry and of the browser. */
export type SentryClient = {
  captureUnhandled(error: unknown): void;
  /** Null: nobody is named. */
  setReporter(reporter: Reporter | null): void;
  showFeedbackWidget(): void;
  hideFeedbackWidget(): void;
  /** The widget says that something failed, and that its dialog takes a report of it. */
  offerFeedback(): void;
  startNavigation(navigation: { readonly path: string; readonly isRedirect: boolean }): void;
  /** Milliseconds since the page began. */
  now(): number;
  /** The same of the last click or key press. */
  lastInteraction(): number;
};

/** Reports to Sentry. */
export function createSentryErrorReporting(client: SentryClient): ErrorReportingPort {
  // The first load counts as a navigation.
  let lastNavigation = 0;
  let reporter: Reporter | null = null;
  return {
    report: (error) => {
      client.captureUnhandled(error);
      if (reporter !== null) client.offerFeedback();
    },
    identify: (account) => {
      reporter = reporterOf(account);
      client.setReporter(reporter);
      if (reporter === null) client.hideFeedbackWidget();
      else client.showFeedbackWidget();
    },
    navigationStarted: (path) => {
      const now = client.now();
      const sinceInteraction = now - client.lastInteraction();
      client.startNavigation({
        path,
        isRedirect: isRedirect({ sinceNavigation: now - lastNavigation, sinceInteraction }),
      });
      lastNavigation = now;
    },
  };
}
