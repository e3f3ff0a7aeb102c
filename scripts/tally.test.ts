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

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } };

describe('the sum of all checks', () => {
  test('counts what the runners report', () => {
    expect(tallyVitest(report(vitest), true)).toEqual({ passed: 7, failed: 0, skipped: 2 });
  });

  test('counts a flaky end-to-end test as failed', () => {
    expect(tallyPlaywright(report(playwright), false)).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  test('counts a runner that failed without a failed test', () => {
    expect(tallyVitest(report(vitest), false)).toEqual({ passed: 7, failed: 1, skipped: 2 });
  });

  test('counts a runner that left no report', () => {
    expect(tallyPlaywright(join(directory, 'missing.json'), true)).toEqual(FAILED);
  });

  test('names skipped checks only where there are some', () => {
    expect(formatTally(sumTallies([PASSED, FAILED, PASSED]))).toBe('2 passed, 1 failed');
    expect(formatTally({ passed: 1, failed: 0, skipped: 3 })).toBe('1 passed, 0 failed, 3 skipped');
  });
});
