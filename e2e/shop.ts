import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../dist/server/main.js');
const READY_WITHIN_MS = 60_000;
const STOPPED_WITHIN_MS = 20_000;

/** A running server with its own database. */
export type Shop = {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ctrl-C, and waits for the end. */
  stop(): Promise<void>;
};

export type ShopSettings = {
  /** ISO instant at which the server's clock starts. */
  readonly clockStart: string;
  readonly dataDirectory: string;
  readonly port: number;
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
export async function createDataDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'ofenpost-e2e-'));
  await chmod(directory, 0o755);
  return directory;
}

export const removeDataDirectory = (directory: string): Promise<void> =>
  rm(directory, { recursive: true, force: true });

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit', { signal: AbortSignal.timeout(STOPPED_WITHIN_MS) });
  child.kill(signal);
  await exited;
}

export async function startShop({ clockStart, dataDirectory, port }: ShopSettings): Promise<Shop> {
  const url = `http://localhost:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, HOME, PORT: `${port}`, PUBLIC_URL: url, DATA_DIR: dataDirectory, CLOCK_START: clockStart },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = `${output}${chunk.toString()}`.slice(-10_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null || performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not become ready.\n${output}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return { url, process: child, stop: () => stopProcess(child, 'SIGINT') };
}
