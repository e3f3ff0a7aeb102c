import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.fixtures.ts';
import { findFreePort } from './free-port.fixtures.ts';

/** The program of a server process; its file describes the arguments. */
export const HOST = join(import.meta.dirname, 'server-host.fixtures.ts');

/** A server process behind a proxy that can be cut. */
export type ServerProcess = {
  readonly url: string;
  readonly proxy: CuttingProxy;
  close(): Promise<void>;
};

/** The address that a server prints once it is ready. */
export async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The server says nothing.');
  for await (const line of createInterface(stdout)) if (line.startsWith('http')) return line;
  throw new Error('The server ended before it was ready.');
}

export async function startServerProcess(databaseUrl: string): Promise<ServerProcess> {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const environment = { PUBLIC_URL: url, PORT: `${await findFreePort()}` };
  const child = spawn(process.execPath, [HOST, databaseUrl, JSON.stringify(environment)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const proxy = await startCuttingProxy(port, new URL(await firstLine(child)));
  // Its further output is discarded, so that a full pipe does not block it.
  child.stdout.resume();
  return {
    url,
    proxy,
    close: async () => {
      await proxy.close();
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
