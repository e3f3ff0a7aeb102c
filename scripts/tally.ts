import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { linesOfError } from './failed-attempt.ts';

/** How many checks of one step passed, failed or were skipped, and which tests failed if the runner reports it. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  /** The end-to-end tests that passed only when they were tried again: they are among those that passed. */
  readonly flaky: readonly string[];
};

export const PASSED: Tally = { passed: 1, failed: 0, skipped: 0, failures: [], flaky: [] };
export const FAILED: Tally = { passed: 0, failed: 1, skipped: 0, failures: [], flaky: [] };

/** What an attempt of an end-to-end test notes: an unforgivable problem, and the address of a page when it failed. */
export const ANNOTATIONS = { unforgivable: 'unforgivable', page: 'page' } as const;

export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  flaky: tallies.flatMap(({ flaky }) => flaky),
});

export const formatTally = ({ passed, failed, skipped }: Pick<Tally, 'passed' | 'failed' | 'skipped'>): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    /** Why the file did not run, as where it cannot be loaded. */
    message?: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] }[];
  }[];
};
type PlaywrightAttempt = {
  status: string;
  error?: { message?: string; location?: { file: string; line: number } };
  annotations?: readonly { type: string; description?: string }[];
};
type PlaywrightSpec = {
  ok: boolean;
  title: string;
  file: string;
  line: number;
  tests?: readonly { status: string; results?: readonly PlaywrightAttempt[] }[];
};
type PlaywrightSuite = {
  specs?: readonly PlaywrightSpec[];
  suites?: readonly PlaywrightSuite[];
};
type PlaywrightReport = PlaywrightSuite & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What is no test's failure, as where the run was given up or could not begin. */
  errors?: readonly { message?: string }[];
};

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A runner that failed without a failed test (such as a file that does not load) counts as one failure. */
const withRunner = (tally: Tally, succeeded: boolean): Tally =>
  succeeded || tally.failed > 0 ? tally : sumTallies([tally, FAILED]);

/** Tests that not every machine can run, with the reason. */
const MAY_BE_SKIPPED: Readonly<Record<string, string>> = {
  'gives up where no folder can be made': 'It needs /proc, which Linux alone has.',
};

type SkippedTest = { readonly title: string; readonly where: string };

/**
 * A skipped test proves nothing, so it counts as failed. Tests skipped after a failure do not: the failure is reported
 * already.
 */
function withSkipped(tally: Tally, tests: readonly SkippedTest[], succeeded: boolean): Tally {
  if (!succeeded) return tally;
  const unknown = tests.filter(({ title }) => !(title in MAY_BE_SKIPPED));
  const known = tests.length - unknown.length;
  const failures = unknown.map(({ title, where }) => `${where} › ${title}\nwas skipped`);
  return {
    ...tally,
    failed: tally.failed + tally.skipped - known,
    skipped: known,
    failures: [...tally.failures, ...failures],
  };
}

export function tallyVitest(file: string, succeeded: boolean): Tally {
  const report = readReport(file) as VitestReport | undefined;
  if (report === undefined) return FAILED;
  const failures = report.testResults.flatMap(({ name, message = '', assertionResults }) => [
    ...(message === '' ? [] : [`${name}\n${message}`]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}\n${failureMessages?.join('\n') ?? ''}`),
  ]);
  const skippedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => ({ title: fullName, where: name })),
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  const tally = { passed: report.numPassedTests, failed: report.numFailedTests, skipped, failures, flaky: [] };
  return withRunner(withSkipped(tally, skippedTests, succeeded), succeeded);
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const attemptsOf = ({ tests = [] }: PlaywrightSpec): readonly PlaywrightAttempt[] =>
  tests.flatMap(({ results = [] }) => results);

const notesOf = ({ annotations = [] }: PlaywrightAttempt, type: string): readonly string[] =>
  annotations.flatMap((note) => (note.type === type ? [note.description ?? ''] : []));

const unforgivableOf = (spec: PlaywrightSpec): readonly string[] =>
  attemptsOf(spec).flatMap((attempt) => notesOf(attempt, ANNOTATIONS.unforgivable));

/** The lines of an error that a summary shows: what was expected, where, and what came instead. */
const ERROR_LINES = 5;

/** For each attempt that failed the beginning of its error, its place in the test, and where its pages were. */
function failedAttempts(spec: PlaywrightSpec): readonly string[] {
  return attemptsOf(spec).flatMap((attempt, index) => {
    if (attempt.status === 'passed') return [];
    const told = linesOfError(attempt.error?.message ?? attempt.status, ERROR_LINES);
    const { location } = attempt.error ?? {};
    const place = location === undefined ? [] : [`at ${basename(location.file)}:${location.line}`];
    const pages = notesOf(attempt, ANNOTATIONS.page).map((page) => `on ${page}`);
    return [`attempt ${index + 1}: ${[...told, ...place, ...pages].join('\n  ')}`];
  });
}

/**
 * A test that passed when it was tried again is flaky: it was late, and passes. Where an attempt saw what no lateness
 * explains, it fails.
 */
export function tallyPlaywright(file: string, succeeded: boolean): Tally {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (report === undefined) return FAILED;
  const { stats, errors = [] } = report;
  const specs = specsOf(report);
  const whereOf = (spec: PlaywrightSpec): string => `${spec.file}:${spec.line}`;
  const nameOf = (spec: PlaywrightSpec): string => `${whereOf(spec)} › ${spec.title}`;
  const describeAttempts = (spec: PlaywrightSpec): string => [nameOf(spec), ...failedAttempts(spec)].join('\n');
  const flaky = specs.filter(({ tests = [] }) => tests.some(({ status }) => status === 'flaky'));
  const unforgiven = flaky.filter((spec) => unforgivableOf(spec).length > 0);
  const skippedTests = specs
    .filter(({ tests = [] }) => tests.some(({ status }) => status === 'skipped'))
    .map((spec) => ({ title: spec.title, where: whereOf(spec) }));
  const tally: Tally = {
    passed: stats.expected + stats.flaky - unforgiven.length,
    failed: stats.unexpected + unforgiven.length,
    skipped: stats.skipped,
    failures: [
      ...specs.filter(({ ok }) => !ok).map(describeAttempts),
      ...unforgiven.map((spec) => [nameOf(spec), ...unforgivableOf(spec)].join('\n')),
      ...errors.map(({ message = '' }) => message),
    ],
    flaky: flaky.filter((spec) => !unforgiven.includes(spec)).map(describeAttempts),
  };
  return withRunner(withSkipped(tally, skippedTests, succeeded), succeeded);
}
