import { setTimeout as sleep } from 'node:timers/promises';
import { type Postmaster, findPostmaster, isPostmasterOf, missingSocketOf, readPidFile } from './pid-file.ts';
import { interruptPostmaster } from './postmaster.ts';

const LOOK_EVERY_MS = 1_000;
/** How long one that was told to end may wait for its clients; it takes no new ones meanwhile. */
const LEAVES_WITHIN_MS = 3_000;

type PostmasterWatch = {
  /** Rejects when the postmaster ended and could not be started again; resolves never. */
  readonly failed: Promise<never>;
  /** Resolves when nothing is being started any more. */
  end(): Promise<void>;
};

type Work = {
  /** It has ended. */
  readonly ended: () => void;
  readonly restart: () => Promise<Postmaster>;
};

/**
 * Looks after a postmaster, and starts it again when it has ended: killed for want of memory, told so by somebody, or
 * by itself, as when its pid file is gone. Asks for the process and not for its file, which may be missing while it
 * runs. One whose socket is gone makes no other and lets nobody in any more, so it is told to end.
 */
export function watchPostmaster(cluster: string, postmaster: Postmaster, { ended, restart }: Work): PostmasterWatch {
  const over = new AbortController();
  let stoppingSince = Number.POSITIVE_INFINITY;

  /** What clients hold open would keep it from ending for ever: told to wait for them, it lets nobody in any more. */
  async function endSlowShutdown(watched: Postmaster): Promise<void> {
    const found = await readPidFile(cluster);
    const isStopping = found?.pid === watched.pid && found.isStopping;
    stoppingSince = isStopping ? Math.min(stoppingSince, performance.now()) : Number.POSITIVE_INFINITY;
    if (performance.now() - stoppingSince > LEAVES_WITHIN_MS && (await isPostmasterOf(cluster, watched)) === true)
      interruptPostmaster(watched);
  }

  async function endWithoutSocket(watched: Postmaster): Promise<void> {
    if ((await missingSocketOf(watched)) !== null && (await isPostmasterOf(cluster, watched)) === true)
      interruptPostmaster(watched);
  }

  async function hasEnded(watched: Postmaster): Promise<boolean> {
    if ((await isPostmasterOf(cluster, watched)) !== false) return false;
    // One in another container has no process here.
    return (await findPostmaster(cluster))?.pid !== watched.pid;
  }

  async function watch(): Promise<void> {
    for (let watched = postmaster; ;) {
      await sleep(LOOK_EVERY_MS, undefined, { signal: over.signal, ref: false });
      if (await hasEnded(watched)) {
        ended();
        watched = await restart();
        continue;
      }
      await endSlowShutdown(watched);
      await endWithoutSocket(watched);
    }
  }

  const failure = Promise.withResolvers<never>();
  // Whoever does not ask is not ended by it.
  failure.promise.catch(() => {});
  const finished = watch().catch((error: unknown) => {
    if (!over.signal.aborted) failure.reject(error);
  });
  return {
    failed: failure.promise,
    end: () => {
      over.abort();
      return finished;
    },
  };
}
