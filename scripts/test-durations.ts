import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './command.ts';

/** The seconds of the long test files, by their paths. A fresh checkout has no cache of Vitest's. */
const file = join(root, 'test-durations.json');

/** Shorter files come as they are: which of them comes first makes no difference. */
const LONG_SECONDS = 5;

type Durations = Readonly<Record<string, number>>;
type Report = {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
};

const readDurations = (): Durations => JSON.parse(readFileSync(file, 'utf8')) as Durations;

const known = readDurations();

/** How many seconds a test file took when that was last written; 0 if it is a short one. */
export const durationOf = (path: string): number => known[path] ?? 0;

/** The durations after a run: files that it did not play keep theirs, and those that `exists` no longer lose them. */
export function updateDurations(before: Durations, { testResults }: Report, exists: (path: string) => boolean) {
  const after = new Map(Object.entries(before).filter(([path]) => exists(path)));
  for (const { name, startTime, endTime } of testResults) {
    const seconds = Math.round((endTime - startTime) / 1000);
    if (seconds > LONG_SECONDS) after.set(relative(root, name), seconds);
    else after.delete(relative(root, name));
  }
  return Object.fromEntries([...after].toSorted(([, one], [, other]) => other - one));
}

/** Writes the durations of a run from the report of Vitest. */
export function writeDurations(report: string): void {
  const played = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const durations = updateDurations(readDurations(), played, (path) => existsSync(join(root, path)));
  writeFileSync(file, `${JSON.stringify(durations, null, 2)}\n`);
}
