import { CUSTOMER, STAFF } from '@ofenpost/core/account/account.fixtures';
import type { Reporter } from '@ofenpost/core/error-reporting/error-report';
import { describeErrorReportingPort } from '@ofenpost/testing/contract-suites/error-reporting.suite';
import { expect, it } from 'vitest';
import { createSentryErrorReporting } from './sentry-error-reporting.ts';

/** A Sentry client and a browser that the test controls. */
function open() {
  const reports: { error: unknown; reporter: Reporter | null }[] = [];
  const navigations: { path: string; isRedirect: boolean }[] = [];
  const state = { reporter: null as Reporter | null, hasWidget: false, offers: 0, now: 0, lastInteraction: 0 };
  const errorReporting = createSentryErrorReporting({
    captureUnhandled: (error) => void reports.push({ error, reporter: state.reporter }),
    setReporter: (reporter) => {
      state.reporter = reporter;
    },
    showFeedbackWidget: () => {
      state.hasWidget = true;
    },
    hideFeedbackWidget: () => {
      state.hasWidget = false;
    },
    offerFeedback: () => {
      state.offers += 1;
    },
    startNavigation: (navigation) => void navigations.push(navigation),
    now: () => state.now,
    lastInteraction: () => state.lastInteraction,
  });
  return { errorReporting, reports: () => reports, navigations, state };
}

describeErrorReportingPort('Sentry', open);

it('gives the feedback widget to staff alone', () => {
  const { errorReporting, state } = open();
  const seen = [CUSTOMER, STAFF, CUSTOMER].map((account) => {
    errorReporting.identify(account);
    return state.hasWidget;
  });
  expect(seen).toEqual([false, true, false]);
});

it('offers staff alone to report an unhandled error', () => {
  const { errorReporting, state } = open();
  const seen = [null, CUSTOMER, STAFF, CUSTOMER].map((account) => {
    if (account !== null) errorReporting.identify(account);
    errorReporting.report(new Error('unhandled'));
    return state.offers;
  });
  expect(seen).toEqual([0, 0, 1, 1]);
});

it('tells redirects from navigations', () => {
  const { errorReporting, navigations, state } = open();
  const go = (now: number, lastInteraction: number) => {
    state.now = now;
    state.lastInteraction = lastInteraction;
    errorReporting.navigationStarted(`/${now}`);
  };
  go(5_000, 0);
  go(6_000, 0);
  go(9_000, 8_900);
  go(12_000, 8_900);
  expect(navigations.map(({ isRedirect }) => isRedirect)).toEqual([true, false, false, true]);
});
