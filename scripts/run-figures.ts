import { readFileSync } from 'node:fs';

/** What a run of all checks cost, and how dependable it was. */
export type RunFigures = {
  /** The ISO date. */
  readonly date: string;
  readonly cores: number;
  readonly wallSeconds: number;
  /** Undefined where the system does not say it. */
  readonly processorSeconds: number | undefined;
  readonly flaky: number;
  /** What was played, such as `touched`, or of which commit everything passed. */
  readonly depth: string;
  /** How many checks passed and failed. */
  readonly result: string;
};

/** The kernel counts in hundredths of a second on every usual machine. Source: proc_pid_stat(5), `sysconf(_SC_CLK_TCK)`. */
const TICKS_PER_SECOND = 100;
/** Where `cutime` and `cstime` stand behind the name of the program. Source: proc_pid_stat(5), fields 16 and 17. */
const CHILD_TIMES = [13, 15] as const;

const readOwnStat = (): string | undefined =>
  process.platform === 'linux' ? readFileSync('/proc/self/stat', 'utf8') : undefined;

/**
 * The processor time of all child processes that ended, with that of their own children as far as they waited for them;
 * Node tells only its own. Undefined where the system does not say it.
 */
export function childProcessSeconds(stat = readOwnStat()): number | undefined {
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(...CHILD_TIMES).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
}

const inSeconds = (seconds: number | undefined): string =>
  seconds === undefined ? 'unknown' : `${seconds.toFixed(1)} s`;

export const formatRun = ({ cores, wallSeconds, processorSeconds, flaky }: Omit<RunFigures, 'depth'>): string =>
  `${inSeconds(wallSeconds)} wall time, ${inSeconds(processorSeconds)} processor time on ${cores} cores, ${flaky} flaky`;

/** The depth of a run that tested all of a commit. */
export const everythingOf = (commit: string): string => `everything of ${commit}`;

const END_OF_RUNS = '<!-- end of runs -->';

/** Adds a run to the marked table of a page. */
export function recordRun(page: string, figures: RunFigures): string {
  const { date, depth, cores, wallSeconds, processorSeconds, flaky, result } = figures;
  if (!page.includes(END_OF_RUNS)) throw new Error('There is no table of runs.');
  const cells = [date, depth, cores, inSeconds(wallSeconds), inSeconds(processorSeconds), flaky, result];
  return page.replace(END_OF_RUNS, () => `| ${cells.join(' | ')} |\n${END_OF_RUNS}`);
}

/** The last commit of which everything was tested, by the same table. */
export const lastTested = (page: string): string | undefined =>
  [...page.matchAll(/\| everything of ([0-9a-f]+) \|/g)].at(-1)?.[1];
