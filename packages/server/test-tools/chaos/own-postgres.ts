import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';

/** A durable PostgreSQL that can be stopped and started again, each time at another port. */
export type OwnPostgres = {
  readonly url: () => string;
  /** `SIGINT` stops it as an update does; after `SIGQUIT` it recovers from its WAL, as after a crash. */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  start(): Promise<void>;
};

const POLL_MS = 20;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

export async function openPostgres(dataDirectory: string): Promise<OwnPostgres> {
  const pidFile = join(dataDirectory, 'postgres/cluster/postmaster.pid');
  let running: EmbeddedPostgres = await startEmbeddedPostgres({ dataDirectory });
  return {
    url: () => running.url,
    stop: async (signal) => {
      const text = await readFile(pidFile, 'utf8').catch(() => '');
      const pid = Number(text.split('\n')[0]);
      // It has ended by itself, so there is nothing to stop.
      if (pid === 0 || !isAlive(pid)) return;
      process.kill(pid, signal);
      while (isAlive(pid)) await sleep(POLL_MS);
    },
    start: async () => {
      running = await startEmbeddedPostgres({ dataDirectory });
    },
  };
}
