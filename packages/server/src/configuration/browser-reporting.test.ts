import { describe, expect, it } from 'vitest';
import { browserReporting, reportingOrigins, reportingStyles } from './browser-reporting.ts';

const POSTHOG = { key: 'phc_1', host: 'https://eu.i.posthog.example' };
const DSN = 'https://key@errors.example/1';

describe('what browsers are told to report to', () => {
  it.each(['development', 'testing'] as const)('is nobody in %s', (environment) => {
    expect(browserReporting({ environment, posthog: POSTHOG, sentryDsn: DSN })).toBeUndefined();
  });

  it.each([
    [null, null, undefined, []],
    [POSTHOG, null, { posthog: POSTHOG }, ['https://eu.i.posthog.example']],
    [null, DSN, { sentry: { dsn: DSN } }, ['https://errors.example']],
    [
      POSTHOG,
      DSN,
      { posthog: POSTHOG, sentry: { dsn: DSN } },
      ['https://eu.i.posthog.example', 'https://errors.example'],
    ],
  ])('is in production what has a key: %j, %j', (posthog, sentryDsn, targets, origins) => {
    const reporting = browserReporting({ environment: 'production', posthog, sentryDsn });
    expect(reporting).toEqual(targets);
    expect(reportingOrigins(reporting)).toEqual(origins);
    // Only Sentry adds styles to a page.
    expect(reportingStyles(reporting).length > 0).toBe(sentryDsn !== null);
  });
});
