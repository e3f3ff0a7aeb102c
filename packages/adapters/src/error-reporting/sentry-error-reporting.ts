import { isRedirect, type Reporter, reporterOf } from '@ofenpost/core/error-reporting/error-report';
import type { ErrorReportingPort } from '@ofenpost/core/error-reporting/error-reporting.port';

/** The part of Sentry and of the browser that this adapter uses. */
export type SentryClient = {
  captureUnhandled(error: unknown): void;
  /** Null: reports name no person. */
  setReporter(reporter: Reporter | null): void;
  showFeedbackWidget(): void;
  hideFeedbackWidget(): void;
  /** Changes the label of the feedback widget to say that something failed and can be reported. */
  offerFeedback(): void;
  startNavigation(navigation: { readonly path: string; readonly isRedirect: boolean }): void;
  /** Milliseconds since the page began. */
  now(): number;
  /** Milliseconds from the page's beginning to the last click or key press. */
  lastInteraction(): number;
};

/** Error-reporting port over Sentry. */
export function createSentryErrorReporting(client: SentryClient): ErrorReportingPort {
  // Sentry counts the first load as a navigation already.
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
