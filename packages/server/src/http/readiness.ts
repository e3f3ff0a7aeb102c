import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Whether proxies may send requests to this process. */
export type Readiness = {
  isReady(): Promise<boolean>;
  /** The process is about to stop. */
  end(): void;
};

/** Proxies ask about once a second; who answers later than this is of no use to a guest either. */
const ANSWER_WITHIN_MS = 2_000;

/** An answer that came while this process was busy came in time. */
async function isTooLate(signal: AbortSignal): Promise<false> {
  await sleep(ANSWER_WITHIN_MS, undefined, { signal });
  await nextTurn();
  return false;
}

/**
 * Ready while the database answers and there is a connection to ask it, both in time. It has been migrated before anybody
 * can ask.
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
