import { existsSync, readFileSync } from 'node:fs';

/** How many checks of one step passed, failed or were skipped. */
export type Tally = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0 };
export const FAILED: Tally = { passed: 0, failed: 1, skipped: 0 };

export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
});

export const formatTally = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } };

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A runner that failed without a failed test (a file that does not load, say) counts as one failure. */
const withRunner = (tally: Tally, succeeded: boolean): Tally =>
  succeeded || tally.failed > 0 ? tally : sumTallies([tally, FAILED]);

export function tallyVitest(file: string, succeeded: boolean): Tally {
  const report = readReport(file) as VitestReport | undefined;
  if (report === undefined) return FAILED;
  const skipped = report.numPendingTests + report.numTodoTests;
  return withRunner({ passed: report.numPassedTests, failed: report.numFailedTests, skipped }, succeeded);
}

/** A flaky test (it passed only when repeated) counts as failed. */
export function tallyPlaywright(file: string, succeeded: boolean): Tally {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (report === undefined) return FAILED;
  const { stats } = report;
  const failed = stats.unexpected + stats.flaky;
  return withRunner({ passed: stats.expected, failed, skipped: stats.skipped }, succeeded);
}
