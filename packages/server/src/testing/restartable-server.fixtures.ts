import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from './free-port.fixtures.ts';
import { HOST, firstLine } from './server-process.fixtures.ts';

/** A server as a process of its own that keeps its address when it is started anew. */
export type RestartableServer = {
  readonly url: string;
  /** Asks it to stop, waits until it has, and starts it again. Answers the exit code. */
  restart(): Promise<number | null>;
  close(): Promise<void>;
};

export async function startRestartableServer(
  databaseUrl: string,
  environment: Record<string, string>,
): Promise<RestartableServer> {
  const port = await findFreePort();
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [HOST, databaseUrl, JSON.stringify({ ...environment, PORT: `${port}` })], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await firstLine(child);
    // What it says from here on is not read, and must not hold it up.
    child.stdout.resume();
    return child;
  };
  const stop = async (child: ChildProcess): Promise<number | null> => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    return child.exitCode;
  };
  let child = await start();
  return {
    url: `http://127.0.0.1:${port}`,
    restart: async () => {
      const code = await stop(child);
      child = await start();
      return code;
    },
    close: async () => {
      await stop(child);
    },
  };
}
