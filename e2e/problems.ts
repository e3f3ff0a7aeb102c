import type { BrowserContext, Page } from 'playwright/test';

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
  /** Those of them that a slow machine does not explain. */
  unforgivable(): readonly string[];
  /** The last addresses of all pages. */
  addresses(): readonly string[];
};

export function createProblems(url: string): Problems {
  const own = new URL(url).origin;
  const seen: string[] = [];
  const announced: RegExp[] = [];
  const pages: Page[] = [];
  const unexpected = () => seen.filter((problem) => !announced.some((pattern) => pattern.test(problem)));
  return {
    watch: (context) => {
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
    unforgivable: () => unexpected().filter((problem) => UNFORGIVABLE.test(problem)),
    addresses: () => pages.map((page) => page.url()),
  };
}
