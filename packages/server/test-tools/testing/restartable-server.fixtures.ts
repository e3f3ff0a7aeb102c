import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from './free-port.fixtures.ts';
import { HOST, firstLine } from './server-process.fixtures.ts';

/** A server process that keeps its address over restarts. */
export type RestartableServer = {
  readonly url: string;
  /** Stops it, lets it answer until it is `drained`, waits for its end, and starts it again. Returns the exit code. */
  restart(drained: () => Promise<unknown>): Promise<number | null>;
  close(): Promise<void>;
};

export async function startRestartableServer(
  databaseUrl: string,
  environment: Record<string, string>,
): Promise<RestartableServer> {
  const port = await findFreePort();
  const start = async () => {
    const given = JSON.stringify({ ...environment, PORT: `${port}` });
    const child = spawn(process.execPath, [HOST, databaseUrl, given, 'told'], { stdio: ['pipe', 'pipe', 'inherit'] });
    await firstLine(child);
    // Its further output is discarded, so that a full pipe does not block it.
    child.stdout.resume();
    return child;
  };
  const stop = async (
    child: Awaited<ReturnType<typeof start>>,
    drained: () => Promise<unknown>,
  ): Promise<number | null> => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await drained();
    child.stdin.end();
    await ended;
    return child.exitCode;
  };
  let child = await start();
  return {
    url: `http://127.0.0.1:${port}`,
    restart: async (drained) => {
      const code = await stop(child, drained);
      child = await start();
      return code;
    },
    close: async () => {
      await stop(child, () => Promise.resolve());
    },
  };
}
