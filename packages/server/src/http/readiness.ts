import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { HttpModule } from './app.ts';

/** Whether proxies may send requests to this process. */
export type Readiness = {
  isReady(): Promise<boolean>;
  /** The process is about to stop. */
  end(): void;
};

/** In milliseconds. Proxies ask about once a second; an answer that takes longer is of no use to a guest either. */
const ANSWER_WITHIN_MS = 2_000;

/** An answer that arrived while this process was busy was in time. */
async function isTooLate(signal: AbortSignal): Promise<false> {
  await sleep(ANSWER_WITHIN_MS, undefined, { signal });
  await nextTurn();
  return false;
}

/**
 * Ready while the database answers and a connection to it is available, both in time. It has been migrated before the
 * server listens.
 */
export function createReadiness(databaseAnswers: () => Promise<boolean>): Readiness {
  let isEnding = false;
  return {
    isReady: async () => {
      if (isEnding) return false;
      const giveUp = new AbortController();
      const tooLate = isTooLate(giveUp.signal).catch(() => false);
      const answers = await Promise.race([databaseAnswers(), tooLate]);
      giveUp.abort();
      return answers && !isEnding;
    },
    end: () => {
      isEnding = true;
    },
  };
}

/** `/healthz`: the process runs. `/readyz`: the database answers and is migrated, and the process is not stopping. */
export const healthPart =
  ({ isReady }: Pick<Readiness, 'isReady'>): HttpModule =>
  (app) => {
    app.get('/healthz', (context) => context.text('ok'));
    app.get('/readyz', async (context) => {
      return (await isReady()) ? context.text('ok') : context.text('not ready', 503, { 'retry-after': '1' });
    });
  };
