import { setTimeout } from 'node:timers/promises';
import { type Connection, type Target, openConnection } from './connection.ts';
import { isBusy } from './guest.ts';
import { cpuMilliseconds } from './process-figures.ts';

/** Does the work once on a connection; false when there is nothing left to do. */
export type Step = (connection: Connection) => Promise<boolean>;

export type LoadFigures = {
  readonly perSecond: number;
  /** The times in milliseconds that 50 % and 99 % of the steps did not exceed. */
  readonly p50: number;
  readonly p99: number;
  /** How many requests got a 503, which asks them to come again in a second. */
  readonly sentAway: number;
  /** The processor time of the measured process for one step, in milliseconds. */
  readonly cpu: number;
  /** The processor time of PostgreSQL's processes for one step, in milliseconds. */
  readonly databaseCpu: number;
};

export const sentAwayText = ({ sentAway }: LoadFigures): string => (sentAway === 0 ? '' : `, ${sentAway} × 503`);

export type Load = {
  readonly target: Target;
  /** The processes that answer. */
  readonly pids: readonly number[];
  /** PostgreSQL's processes behind them, if they are measured. */
  readonly databasePids?: readonly number[];
  readonly connections: number;
  readonly seconds: number;
  readonly step: Step;
};

/** The duration of each step, in milliseconds. */
type Worked = { readonly durations: readonly number[]; readonly sentAway: number };

/**
 * How long a server answers before it is measured, in milliseconds: V8 needs some seconds to optimise frequent code.
 */
export const warmUpSeconds = (seconds: number): number => Math.min(seconds, 3);
const RETRY_AFTER_MS = 1_000;

export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The steps of a period, and its processor time in milliseconds. */
type Measured = Worked & { readonly elapsed: number; readonly cpu: number; readonly databaseCpu: number };

export const figuresOf = (measured: readonly Measured[]): LoadFigures => {
  const sorted = Float64Array.from(measured.flatMap(({ durations }) => durations)).toSorted();
  const sum = (of: (each: Measured) => number) => measured.reduce((total, each) => total + of(each), 0);
  return {
    perSecond: (sorted.length / sum(({ elapsed }) => elapsed)) * 1000,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    cpu: sum(({ cpu }) => cpu) / sorted.length,
    databaseCpu: sum(({ databaseCpu }) => databaseCpu) / sorted.length,
    sentAway: sum(({ sentAway }) => sentAway),
  };
};

/** Each worker repeats its step until `deadline`; after a 503 it waits as long as the server asks. */
export async function workUntil(deadline: number, workers: readonly (() => Promise<boolean>)[]): Promise<Worked> {
  const durations: number[] = [];
  let sentAway = 0;
  await Promise.all(
    workers.map(async (work) => {
      for (let begun = performance.now(); begun < deadline; begun = performance.now()) {
        try {
          if (!(await work())) return;
          durations.push(performance.now() - begun);
        } catch (error) {
          if (!isBusy(error)) throw error;
          sentAway += 1;
          await setTimeout(RETRY_AFTER_MS);
        }
      }
    }),
  );
  return { durations, sentAway };
}

const cpuOf = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + cpuMilliseconds(pid), 0);

const TURNS = 5;

/**
 * Keeps the connections of each load busy, one load after the other in turns: a shared machine may be half as fast a
 * few seconds later, and figures that are compared must be measured under the same conditions. The time for warming up
 * is not counted.
 */
export async function measureInTurns<const Loads extends readonly Load[]>(
  ...loads: Loads
): Promise<{ -readonly [Each in keyof Loads]: LoadFigures }> {
  const turns = loads.length === 1 ? 1 : TURNS;
  const prepared = await Promise.all(
    loads.map(async (load) => {
      const { target, connections, step } = load;
      const open = await Promise.all(Array.from({ length: connections }, () => openConnection(target)));
      return { ...load, open, workers: open.map((connection) => () => step(connection)), measured: [] as Measured[] };
    }),
  );
  for (const { workers, seconds } of prepared)
    await workUntil(performance.now() + warmUpSeconds(seconds) * 1000, workers);
  for (let turn = 0; turn < turns; turn += 1)
    for (const { workers, seconds, pids, databasePids = [], measured } of prepared) {
      const [begun, cpu, databaseCpu] = [performance.now(), cpuOf(pids), cpuOf(databasePids)];
      const worked = await workUntil(begun + (seconds * 1000) / turns, workers);
      measured.push({
        ...worked,
        elapsed: performance.now() - begun,
        cpu: cpuOf(pids) - cpu,
        databaseCpu: cpuOf(databasePids) - databaseCpu,
      });
    }
  for (const { open } of prepared) for (const connection of open) connection.close();
  return prepared.map(({ measured }) => figuresOf(measured)) as never;
}

export async function measureLoad(load: Load): Promise<LoadFigures> {
  const [figures] = await measureInTurns(load);
  return figures;
}
