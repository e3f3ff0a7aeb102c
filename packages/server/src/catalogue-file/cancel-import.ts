import { isUnderWay } from '@ofenpost/core/background-job/background-job';
import type { CatalogueImport, ImportError } from '@ofenpost/core/catalogue-file/catalogue-import';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { recordAudit } from '../audit/audit-log.repository.ts';
import { cancelWork, lockWork } from '../background-job/background-job.repository.ts';
import type { Services } from '../services.ts';
import { CATALOGUE_IMPORT, toImport } from './catalogue-imports.ts';

/**
 * Cancels an import that is under way. The job's row decides: the import ends in the transaction that locks it, so
 * either all of it is done before or nothing will be.
 */
export const cancelImport = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<Result<CatalogueImport, ImportError>> =>
  database.transaction(async (tx) => {
    const stored = await lockWork(tx, id);
    if (stored?.kind !== CATALOGUE_IMPORT || stored.work.state === 'prepared') return err({ code: 'importUnknown' });
    const { work } = stored;
    if (work.state === 'done') return err({ code: 'importDone', now: toImport(stored) });
    if (!isUnderWay(work)) return ok(toImport(stored));
    const at = clock.now();
    await cancelWork(tx, id, at);
    await recordAudit(tx, {
      at,
      actorId,
      action: 'catalogue.importCancelled',
      subject: work.title,
      before: null,
      after: null,
    });
    return ok({ ...toImport(stored), state: 'cancelled', ended: at });
  });
