import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ROOT } from '../../src/configuration/directory.ts';
import { HOST } from './server-process.fixtures.ts';

type Environment = Readonly<Record<string, string>> & { readonly PORT: string };

/**
 * The program of a server process: the built one, that of a folder of its own, or the same from its source, which has no
 * pages and needs a `DATABASE_URL`.
 */
export type ServerProgram = 'built' | 'source' | { readonly folder: string };

function parametersOf(program: ServerProgram, environment: Environment): string[] {
  if (program === 'source') return [HOST, environment['DATABASE_URL'] ?? '', JSON.stringify(environment)];
  return [join(program === 'built' ? PROJECT_ROOT : program.folder, 'dist/server/main.js')];
}

/** A server as a process of its own. */
export type LaunchedServer = {
  /** Its address on this machine, whatever PUBLIC_URL is. */
  readonly local: string;
  readonly hasEnded: () => boolean;
  /** Moves its clock; `shifted-clock.ts` must be loaded into it. */
  jumpClock(milliseconds: number): void;
  /** Resolves when the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
};

const READY_WITHIN_MS = 150_000;
const POLL_MS = 20;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a server with only this environment; resolves once it is ready. `log`: an open file for its output. */
export async function launchServer(
  program: ServerProgram,
  environment: Environment,
  log: number | 'ignore' = 'ignore',
): Promise<LaunchedServer> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, parametersOf(program, environment), {
    // Servers of one machine would start as many simulators on one port.
    env: { PATH, HOME, PAYMENT_PROVIDER: 'none', ...environment },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  const local = `http://127.0.0.1:${environment.PORT}`;
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded(child)) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await isReady(local))) {
    if (hasEnded(child)) throw new Error('The server ended before it was ready.');
    if (performance.now() > deadline) {
      await end('SIGKILL');
      throw new Error('The server did not become ready.');
    }
    await sleep(POLL_MS);
  }
  return { local, hasEnded: () => hasEnded(child), jumpClock: (milliseconds) => child.send(milliseconds), end };
}
