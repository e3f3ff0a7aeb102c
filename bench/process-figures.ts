import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Linux reports processor time in hundredths of a second. Source: proc_pid_stat(5), `utime`. */
const MILLISECONDS_PER_TICK = 10;

/** The processor time of a process so far, in milliseconds; NaN where the system has no `/proc`. */
export function cpuMilliseconds(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return Number.NaN;
  // The second field is the program's name in brackets, which may hold spaces; `utime` is the 14th.
  const fields = readFileSync(path, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_PER_TICK;
}

/** The memory of a process, in MB. */
export const memoryMegabytes = (pid: number): number =>
  (Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) * 1024) / 1_000_000;

const EMPTY_STARTS = 9;

/** Milliseconds that a Node process without any program takes from its start to its end: the median of several. */
export function emptyNodeStart(): number {
  const durations = Array.from({ length: EMPTY_STARTS }, () => {
    const begun = performance.now();
    spawnSync(process.execPath, ['--eval', '']);
    return performance.now() - begun;
  });
  return durations.toSorted((one, other) => one - other)[Math.floor(EMPTY_STARTS / 2)] ?? Number.NaN;
}
