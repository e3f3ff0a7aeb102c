import { expect, it } from 'vitest';
import { isRedirect } from './error-report.ts';

it.each([
  [1_501, Number.POSITIVE_INFINITY, true],
  [1_501, 1_501, true],
  [1_500, 1_501, false],
  [1_501, 1_500, false],
  [0, 0, false],
  [60_000, 0, false],
])(
  '%i ms after the previous navigation and %d ms after a click is a redirect: %j',
  (sinceNavigation, sinceInteraction, is) => {
    expect(isRedirect({ sinceNavigation, sinceInteraction })).toBe(is);
  },
);
