import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FAILED, PASSED, formatTally, sumTallies, tallyPlaywright, tallyVitest } from './tally.ts';

const directory = mkdtempSync(join(tmpdir(), 'tally-'));
afterAll(() => rmSync(directory, { recursive: true }));

function report(content: object): string {
  const file = join(directory, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } };

describe('the sum of all checks', () => {
  test('counts what the runners report', () => {
    expect(tallyVitest(report(vitest), true)).toEqual({ passed: 7, failed: 0, skipped: 0, failures: [], flaky: [] });
  });

  const late = {
    status: 'timedOut',
    error: {
      message:
        'expect(\u001b[31mlocator\u001b[39m).toBeVisible() failed\n\nLocator: h1\nExpected: visible\nTimeout: 60000ms',
      location: { file: '/shop/e2e/order.spec.ts', line: 8, column: 3 },
    },
    annotations: [{ type: 'page', description: 'http://localhost/checkout' }],
  };
  const flakyOf = (attempt: object) => ({
    stats: { ...playwright.stats, unexpected: 0 },
    suites: [
      {
        specs: [
          {
            ok: true,
            title: 'a guest orders',
            file: 'order.spec.ts',
            line: 5,
            tests: [{ status: 'flaky', results: [attempt, { status: 'passed' }] }],
          },
        ],
      },
    ],
  });

  test('forgives an end-to-end test that was late, and names it with error and page', () => {
    expect(tallyPlaywright(report(flakyOf(late)), true)).toEqual({
      passed: 6,
      failed: 0,
      skipped: 0,
      failures: [],
      flaky: [
        [
          'order.spec.ts:5 › a guest orders',
          'attempt 1: expect(locator).toBeVisible() failed',
          '  Locator: h1',
          '  Expected: visible',
          '  Timeout: 60000ms',
          '  at order.spec.ts:8',
          '  on http://localhost/checkout',
        ].join('\n'),
      ],
    });
  });

  test('forgives no problem that lateness does not explain, on whichever attempt', () => {
    const annotations = [{ type: 'unforgivable', description: 'uncaught: the oven is cold' }];
    expect(tallyPlaywright(report(flakyOf({ ...late, annotations })), true)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
      failures: ['order.spec.ts:5 › a guest orders\nuncaught: the oven is cold'],
      flaky: [],
    });
  });

  test('names each test that failed, so that the end of the output tells', () => {
    const results = [
      { status: 'passed', fullName: 'an order is placed' },
      { status: 'failed', fullName: 'an order is refused', failureMessages: ['expected 1 to be 2'] },
    ];
    const testResults = [{ name: 'order.test.ts', assertionResults: results }];
    expect(tallyVitest(report({ ...vitest, numFailedTests: 1, testResults }), false).failures).toEqual([
      'order.test.ts › an order is refused\nexpected 1 to be 2',
    ]);
    const unloaded = [{ name: 'cart.test.ts', message: 'Cannot find module cart.ts', assertionResults: [] }];
    expect(tallyVitest(report({ ...vitest, testResults: unloaded }), false)).toMatchObject({
      failed: 1,
      failures: ['cart.test.ts\nCannot find module cart.ts'],
    });
    const givenUp = {
      stats: { ...playwright.stats, unexpected: 0 },
      errors: [{ message: 'Timed out waiting 5400 s' }],
    };
    expect(tallyPlaywright(report(givenUp), false)).toMatchObject({
      failed: 1,
      failures: ['Timed out waiting 5400 s'],
    });
    const specs = [
      { ok: true, title: 'a guest orders', file: 'order.spec.ts', line: 5 },
      {
        ok: false,
        title: 'a guest is refused',
        file: 'order.spec.ts',
        line: 9,
        tests: [{ status: 'unexpected', results: [{ status: 'failed', error: { message: 'no oven' } }] }],
      },
    ];
    expect(tallyPlaywright(report({ ...playwright, suites: [{ suites: [{ specs }] }] }), false).failures).toEqual([
      'order.spec.ts:9 › a guest is refused\nattempt 1: no oven',
    ]);
  });

  test('counts a runner that failed without a failed test', () => {
    expect(tallyVitest(report(vitest), false)).toEqual({ passed: 7, failed: 1, skipped: 0, failures: [], flaky: [] });
  });

  const skippedResults = [
    { status: 'skipped', fullName: 'an order is placed' },
    { status: 'todo', fullName: 'an order is refused' },
    { status: 'skipped', fullName: 'gives up where no folder can be made' },
  ];
  const withSkipped = {
    ...vitest,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [{ name: 'order.test.ts', assertionResults: skippedResults }],
  };

  test('counts a skipped test as failed, unless it is known not to run everywhere', () => {
    expect(tallyVitest(report(withSkipped), true)).toEqual({
      passed: 7,
      failed: 2,
      skipped: 1,
      failures: ['order.test.ts › an order is placed\nwas skipped', 'order.test.ts › an order is refused\nwas skipped'],
      flaky: [],
    });
    const spec = { ok: true, title: 'a guest orders', file: 'order.spec.ts', line: 5, tests: [{ status: 'skipped' }] };
    const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 1 };
    expect(tallyPlaywright(report({ stats, suites: [{ specs: [spec] }] }), true)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
      failures: ['order.spec.ts:5 › a guest orders\nwas skipped'],
      flaky: [],
    });
  });

  test('does not blame those that did not run behind a failure', () => {
    expect(tallyVitest(report(withSkipped), false)).toEqual({
      passed: 7,
      failed: 1,
      skipped: 3,
      failures: [],
      flaky: [],
    });
  });

  test('counts a runner that left no report', () => {
    expect(tallyPlaywright(join(directory, 'missing.json'), true)).toEqual(FAILED);
  });

  test('names skipped checks only where there are some', () => {
    expect(formatTally(sumTallies([PASSED, FAILED, PASSED]))).toBe('2 passed, 1 failed');
    expect(formatTally({ passed: 1, failed: 0, skipped: 3 })).toBe('1 passed, 0 failed, 3 skipped');
  });
});
