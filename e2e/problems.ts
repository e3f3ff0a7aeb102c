import type { BrowserContext, Page, TestInfo } from 'playwright/test';
import { FAILURE_DETAILS, type FailureDetails } from '../scripts/failed-attempt.ts';
import { ANNOTATIONS } from '../scripts/tally.ts';
import { createRequestLog } from './request-log.ts';

/** What no lateness explains. Pages write the errors that React caught to the console, and those of hydration by number. */
const UNFORGIVABLE = new RegExp(
  [
    '^uncaught: ',
    '^request to another server: ',
    '^error: (?:TypeError: (?!Failed to fetch)|ReferenceError|RangeError)',
    'React error #4(?:1[89]|2[0-5])',
    'Content Security Policy',
    'TrustedHTML|TrustedScript',
  ].join('|'),
);

/**
 * The problems in the browsers of one test: console errors and warnings, uncaught errors, requests to other origins.
 */
export type Problems = {
  watch(context: BrowserContext): void;
  /** Announces a problem that the test provokes. */
  expect(problem: RegExp): void;
  unexpected(): readonly string[];
  /**
   * Notes for `scripts/tally.ts` what a slow machine does not explain, and of a test that fails the addresses of its
   * pages and what `failure-reporter.ts` writes of it.
   */
  report(testInfo: TestInfo, serverLog: readonly string[]): Promise<void>;
};

/** The lines of the server that a failure shows. */
const SERVER_LINES = 20;

export function createProblems(url: string): Problems {
  const own = new URL(url).origin;
  const seen: string[] = [];
  const announced: RegExp[] = [];
  const pages: Page[] = [];
  const requests = createRequestLog(own);
  const unexpected = () => seen.filter((problem) => !announced.some((pattern) => pattern.test(problem)));
  return {
    watch: (context) => {
      requests.watch(context);
      context.on('page', (page) => pages.push(page));
      context.on('console', (message) => {
        const type = message.type();
        if (type === 'error' || type === 'warning') seen.push(`${type}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (webError) => seen.push(`uncaught: ${webError.error().message}`));
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== own) seen.push(`request to another server: ${request.url()}`);
      });
    },
    expect: (problem) => announced.push(problem),
    unexpected,
    report: async (testInfo, serverLog) => {
      const problems = unexpected();
      const annotate = (type: string, descriptions: readonly string[]) =>
        testInfo.annotations.push(...descriptions.map((description) => ({ type, description })));
      annotate(
        ANNOTATIONS.unforgivable,
        problems.filter((problem) => UNFORGIVABLE.test(problem)),
      );
      if (testInfo.status === testInfo.expectedStatus && problems.length === 0) return;
      annotate(
        ANNOTATIONS.page,
        pages.map((page) => page.url()),
      );
      const details: FailureDetails = {
        problems,
        requests: requests.last(),
        serverLog: serverLog.slice(-SERVER_LINES),
      };
      await testInfo.attach(FAILURE_DETAILS, { body: JSON.stringify(details), contentType: 'application/json' });
    },
  };
}
