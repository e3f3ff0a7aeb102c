import { existsSync, readFileSync } from 'node:fs';

/** How many checks of one step passed, failed or were skipped, and which tests failed where the runner tells. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
};

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0, failures: [] };
export const FAILED: Tally = { passed: 0, failed: 1, skipped: 0, failures: [] };

export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: tallies.flatMap(({ failures }) => failures),
});

export const formatTally = ({ passed, failed, skipped }: Omit<Tally, 'failures'>): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] }[];
  }[];
};
type PlaywrightSpec = { ok: boolean; title: string; file: string; line: number };
type PlaywrightSuite = {
  specs?: readonly PlaywrightSpec[];
  suites?: readonly PlaywrightSuite[];
};
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A runner that failed without a failed test (a file that does not load, say) counts as one failure. */
const withRunner = (tally: Tally, succeeded: boolean): Tally =>
  succeeded || tally.failed > 0 ? tally : sumTallies([tally, FAILED]);

export function tallyVitest(file: string, succeeded: boolean): Tally {
  const report = readReport(file) as VitestReport | undefined;
  if (report === undefined) return FAILED;
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages?.join('\n') ?? ''}`),
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return withRunner({ passed: report.numPassedTests, failed: report.numFailedTests, skipped, failures }, succeeded);
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** A flaky test (it passed only when repeated) counts as failed. */
export function tallyPlaywright(file: string, succeeded: boolean): Tally {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (report === undefined) return FAILED;
  const { stats } = report;
  const failures = specsOf(report)
    .filter(({ ok }) => !ok)
    .map((spec) => `${spec.file}:${spec.line} › ${spec.title}`);
  const failed = stats.unexpected + stats.flaky;
  return withRunner({ passed: stats.expected, failed, skipped: stats.skipped, failures }, succeeded);
}
