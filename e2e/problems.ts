import type { BrowserContext } from 'playwright/test';

/**
 * The problems in the browsers of one test: console errors and warnings, uncaught errors, requests to other origins.
 */
export type Problems = {
  watch(context: BrowserContext): void;
  /** Announces a problem that the test provokes. */
  expect(problem: RegExp): void;
  unexpected(): readonly string[];
};

export function createProblems(url: string): Problems {
  const own = new URL(url).origin;
  const seen: string[] = [];
  const announced: RegExp[] = [];
  return {
    watch: (context) => {
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
    unexpected: () => seen.filter((problem) => !announced.some((pattern) => pattern.test(problem))),
  };
}
