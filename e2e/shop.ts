import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const MAIN = join(import.meta.dirname, '../dist/server/main.js');
const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 20_000;

/** A server with its own database, which can be stopped and started again. */
export type Shop = {
  readonly url: string;
  /** Answers once the server is ready. `clockStart`: ISO instant at which its clock starts. `environment` comes on top. */
  start(clockStart: string, environment?: Readonly<Record<string, string>>): Promise<void>;
  stop(signal: NodeJS.Signals): Promise<void>;
  /** Stops the server and throws its data away. */
  close(): Promise<void>;
};

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A data directory that the database's own user may enter. */
async function createDataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'ofenpost-e2e-'));
  await chmod(directory, 0o755);
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

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
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

function launch(env: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [MAIN], { env: { PATH, HOME, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Production knows no `CLOCK_START`: there the process itself is told another time. */
const shiftedClock = (clockStart: string) => ({
  SHIFTED_CLOCK_START: clockStart,
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href}`,
});

export async function createShop(): Promise<Shop> {
  const dataDirectory = await createDataDirectory();
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | undefined;

  const stop = async (signal: NodeJS.Signals) => {
    if (child !== undefined) await endProcess(child, signal);
  };
  return {
    url,
    start: async (clockStart, environment = {}) => {
      child = launch({
        PORT: `${port}`,
        PUBLIC_URL: url,
        DATA_DIR: dataDirectory,
        ...(environment['APP_ENV'] === 'production' ? shiftedClock(clockStart) : { CLOCK_START: clockStart }),
        ...environment,
      });
      await waitUntilReady(child, url);
    },
    stop,
    close: async () => {
      await stop('SIGINT');
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
