import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

/** A program under test. */
export type BenchProcess = {
  readonly port: number;
  readonly pid: number;
  /** Milliseconds from its start to the first correct answer. */
  readonly startedWithin: number;
  stop(): Promise<void>;
};

const READY_WITHIN_MS = 60_000;
const POLL_MS = 10;

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

type Program = {
  readonly port: number;
  /** The executable; Node itself by default. */
  readonly program?: string;
  readonly parameters: readonly string[];
  /** A path that it answers once it is ready. */
  readonly path: string;
  readonly environment?: Readonly<Record<string, string>>;
};

/** Starts a program and waits for its first answer. Its log is discarded, as fast as a log collector would read it. */
export async function startProcess({
  port,
  program = process.execPath,
  parameters,
  path,
  environment = {},
}: Program): Promise<BenchProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const name = [program, ...parameters].join(' ');
  const begun = performance.now();
  const child = spawn(program, parameters, {
    env: { PATH, HOME, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
    if (hasEnded(child)) throw new Error(`${name} ended before it answered.`);
    if (performance.now() - begun > READY_WITHIN_MS) {
      child.kill('SIGKILL');
      throw new Error(`${name} does not answer.`);
    }
    await setTimeout(POLL_MS);
  }
  const startedWithin = performance.now() - begun;
  return {
    port,
    pid: child.pid ?? Number.NaN,
    startedWithin,
    stop: async () => {
      if (hasEnded(child)) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
