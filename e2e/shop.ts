import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const READY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 60_000;

/** How a server is started: `serve` runs the last build, as in production; `start` builds first where necessary. */
export type Program = 'serve' | 'start';

const COMMANDS: Readonly<Record<Program, readonly [string, string]>> = {
  serve: ['sh', join(ROOT, 'deploy/serve')],
  start: [process.execPath, join(ROOT, 'scripts/start.ts')],
};
const BUILT_WITHIN_MS = 240_000;

/** A server with its own database, which can be stopped and started again. */
export type Shop = {
  readonly url: string;
  readonly dataDirectory: string;
  /**
   * Resolves once the server is ready. `clockStart` is the ISO instant (UTC) at which its clock starts; `environment`
   * adds variables.
   */
  start(clockStart: string, environment?: Readonly<Record<string, string>>): Promise<void>;
  stop(signal: NodeJS.Signals): Promise<void>;
  /** Stops the server and deletes its data. */
  close(): Promise<void>;
};

/** The range is below the ephemeral ports of common systems, which could be taken before the server starts. */
const PORTS = [20_000, 30_000] as const;

export async function findFreePort(): Promise<number> {
  const port = randomInt(...PORTS);
  const server = createServer().listen(port);
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return findFreePort();
  server.close();
  await once(server, 'close');
  return port;
}

/** The environment variable with the data directory of a newly opened shop, which `just-opened.ts` creates. */
export const JUST_OPENED = 'JUST_OPENED_DATA';

/**
 * Creates a data directory that the database's own user may enter. It copies the data of a first start, which takes
 * most of the time of a start.
 */
async function createDataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'ofenpost-e2e-'));
  await chmod(directory, 0o755);
  const seeded = process.env[JUST_OPENED];
  // `cp -a` keeps owners, which Node's copy does not: the database belongs to its own user.
  if (seeded !== undefined) await promisify(execFile)('cp', ['-a', `${seeded}/.`, directory]);
  return directory;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function waitUntilReady(child: ChildProcess, url: string, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isReady(url))) {
    if (hasEnded(child)) throw new Error('The server ended before it was ready.');
    if (performance.now() > deadline) throw new Error('The server did not become ready.');
    await setTimeout(100);
  }
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const exited = once(child, 'exit', { signal: AbortSignal.timeout(STOPPED_WITHIN_MS) });
  child.kill(signal);
  await exited;
}

function launch(program: Program, env: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const [command, script] = COMMANDS[program];
  return spawn(command, [script], {
    env: { PATH, HOME, NODE: process.execPath, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Production ignores `CLOCK_START`: there the clock of the process itself is shifted. */
const shiftedClock = (clockStart: string) => ({
  SHIFTED_CLOCK_START: clockStart,
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href}`,
});

export async function createShop(program: Program = 'serve'): Promise<Shop> {
  const dataDirectory = await createDataDirectory();
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  const stop = async (signal: NodeJS.Signals) => {
    if (child !== undefined) await endProcess(child, signal);
  };
  return {
    url,
    dataDirectory,
    start: async (clockStart, environment = {}) => {
      child = launch(program, {
        PORT: `${port}`,
        PUBLIC_URL: url,
        DATA_DIR: dataDirectory,
        // Only its own test pays online.
        PAYMENT_PROVIDER: 'none',
        ...(environment['APP_ENV'] === 'production' ? shiftedClock(clockStart) : { CLOCK_START: clockStart }),
        ...environment,
      });
      await waitUntilReady(child, url, program === 'start' ? BUILT_WITHIN_MS : READY_WITHIN_MS);
    },
    stop,
    close: async () => {
      await stop('SIGINT');
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
