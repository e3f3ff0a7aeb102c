import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './command.ts';
import { updateDurations } from './test-durations.ts';

const played = (path: string, seconds: number) => ({
  name: join(root, path),
  startTime: 1000,
  endTime: 1000 + seconds * 1000,
});

it('has the long files of a run, longest first, and what it did not play as it was', () => {
  const before = { 'other.test.ts': 40, 'gone.test.ts': 30, 'quicker.test.ts': 20, 'slower.test.ts': 10 };
  const report = {
    testResults: [played('quicker.test.ts', 5), played('slower.test.ts', 60.4), played('short.test.ts', 1)],
  };
  const after = updateDurations(before, report, (path) => path !== 'gone.test.ts');
  expect(Object.entries(after)).toEqual([
    ['slower.test.ts', 60],
    ['other.test.ts', 40],
  ]);
});
