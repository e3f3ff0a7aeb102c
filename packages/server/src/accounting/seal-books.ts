import type { JobRun } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { SEALED_AT_ONCE, SEAL_CHAINS, sealNext } from './seal.repository.ts';

/** Seals all rows without a seal, in short transactions, so that nobody waits for them. */
export const createSealBooks =
  ({ database, clock }: Pick<Services, 'database' | 'clock'>) =>
  async ({ signal }: Pick<JobRun, 'signal'>): Promise<void> => {
    for (const chain of SEAL_CHAINS) {
      let sealed = SEALED_AT_ONCE;
      while (sealed === SEALED_AT_ONCE && !signal.aborted)
        sealed = await database.transaction((tx) => sealNext(tx, chain, clock.now()));
    }
  };
