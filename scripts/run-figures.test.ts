import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { childProcessSeconds, everythingOf, formatRun, lastTested, recordRun } from './run-figures.ts';

const figures = {
  date: '2026-11-30',
  cores: 2,
  wallSeconds: 1061.24,
  processorSeconds: 1893,
  flaky: 2,
  depth: 'touched',
  result: '9 passed, 0 failed',
};

describe('the figures of a run', () => {
  test('are one line', () => {
    expect(formatRun(figures)).toBe('1061.2 s wall time, 1893.0 s processor time on 2 cores, 2 flaky');
    expect(formatRun({ ...figures, processorSeconds: undefined })).toBe(
      '1061.2 s wall time, unknown processor time on 2 cores, 2 flaky',
    );
  });

  test('are the last row of the marked table, and nothing else changes', () => {
    const page = readFileSync(join(import.meta.dirname, '../docs/quality.md'), 'utf8');
    const row = '| 2026-11-30 | touched | 2 | 1061.2 s | 1893.0 s | 2 | 9 passed, 0 failed |\n';
    const recorded = recordRun(page, figures);
    expect(recorded.replace(row, '')).toBe(page);
    expect(recorded).toContain(`${row}<!-- end of runs -->`);
    expect(recordRun(recorded, { ...figures, date: '2026-12-01' })).toContain(`${row}| 2026-12-01 |`);
  });

  test('tell the last commit of which everything was tested', () => {
    const page = '<!-- end of runs -->';
    expect(lastTested(recordRun(page, figures))).toBeUndefined();
    const all = recordRun(recordRun(page, { ...figures, depth: everythingOf('2525d9fa') }), {
      ...figures,
      depth: everythingOf('bac2158e'),
    });
    expect(lastTested(recordRun(all, figures))).toBe('bac2158e');
    expect(lastTested(recordRun(all, { ...figures, depth: 'everything' }))).toBe('bac2158e');
  });

  test('are not written where there is no table', () => {
    expect(() => recordRun('# Quality', figures)).toThrow('no table');
  });
});

describe('the processor time of child processes', () => {
  test('is that of those that ended, with their own children', () => {
    // Source: proc_pid_stat(5). A program's name may have blanks and brackets.
    const stat = '17 (node (a) b) S 1 17 17 0 -1 4194304 100 200 0 0 11 12 250 50 20 0 11 0 5 6 7';
    expect(childProcessSeconds(stat)).toBe(3);
  });

  test('is known on Linux', () => {
    expect(typeof childProcessSeconds()).toBe(process.platform === 'linux' ? 'number' : 'undefined');
  });
});
