import { catalogueImportContract } from '@ofenpost/contract/catalogue/catalogue-import.contract';
import { isUnderWay } from '@ofenpost/core/background-job/background-job';
import type { CatalogueImport, ImportError } from '@ofenpost/core/catalogue-file/catalogue-import';
import { writeCatalogueCsv, writeCatalogueJson } from '@ofenpost/core/catalogue-file/write-catalogue';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import { implement } from '@orpc/server';
import { recordAudit } from '../audit/audit-log.repository.ts';
import { cancelJob, lockJob } from '../background-job/background-job.repository.ts';
import type { ApiContext } from '../http/api-context.ts';
import type { HttpModule } from '../http/app.ts';
import { signedInId } from '../http/signed-in-id.ts';
import { fileNameOf } from '../pdf/file-name.ts';
import type { Services } from '../services.ts';
import {
  CATALOGUE_IMPORT,
  toImport,
  dismissImport,
  loadLatestImport,
  prepareAgain,
  prepareImport,
  startImport,
} from './catalogue-imports.ts';
import { loadExistingItems } from './existing-items.repository.ts';

/**
 * Cancels an import that is under way. The job's row decides: the import ends in the transaction that locks it, so
 * either all of it is done before or nothing will be.
 */
const cancelImport = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<Result<CatalogueImport, ImportError>> =>
  database.transaction(async (tx) => {
    const stored = await lockJob(tx, id);
    if (stored?.kind !== CATALOGUE_IMPORT || stored.job.state === 'prepared') return err({ code: 'importUnknown' });
    const { job } = stored;
    if (job.state === 'done') return err({ code: 'importDone', now: toImport(stored) });
    if (!isUnderWay(job)) return ok(toImport(stored));
    const at = clock.now();
    await cancelJob(tx, id, at);
    await recordAudit(tx, {
      at,
      actorId,
      action: 'catalogue.importCancelled',
      subject: job.title,
      before: null,
      after: null,
    });
    return ok({ ...toImport(stored), state: 'cancelled', ended: at });
  });

const imports = implement(catalogueImportContract).$context<ApiContext>();

/** The handlers of `catalogueImportContract`. */
export const createCatalogueImportRoutes = (services: Services) => ({
  prepare: imports.prepare.handler(async ({ context, input }) =>
    prepareImport(services, { ...input, actorId: await signedInId(context) }),
  ),
  prepareAgain: imports.prepareAgain.handler(async ({ context, input, errors }) => {
    const prepared = await prepareAgain(services, { ...input, actorId: await signedInId(context) });
    if (!prepared.ok) throw errors.REFUSED({ data: prepared.error });
    return prepared.value;
  }),
  loadLatest: imports.loadLatest.handler(async ({ context }) => ({
    latest: await loadLatestImport(services, { actorId: await signedInId(context) }),
  })),
  start: imports.start.handler(async ({ context, input, errors }) => {
    const started = await startImport(services, { ...input, actorId: await signedInId(context) });
    if (!started.ok) throw errors.REFUSED({ data: started.error });
    return started.value;
  }),
  cancel: imports.cancel.handler(async ({ context, input, errors }) => {
    const cancelled = await cancelImport(services, { ...input, actorId: await signedInId(context) });
    if (!cancelled.ok) throw errors.REFUSED({ data: cancelled.error });
    return cancelled.value;
  }),
  dismiss: imports.dismiss.handler(async ({ context, input }) => {
    await dismissImport(services, { ...input, actorId: await signedInId(context) });
    return {};
  }),
});

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: writeCatalogueCsv },
  json: { type: 'application/json; charset=utf-8', write: writeCatalogueJson },
} as const;

/** `/admin/catalogue.csv` and `.json`: the whole catalogue as one file, archived items too, in one snapshot. */
export const catalogueFilePart =
  ({ database, clock, content }: Services): HttpModule =>
  (app) => {
    for (const format of ['csv', 'json'] as const)
      app.get(`/admin/catalogue.${format}`, async (context) => {
        if (!may(await context.get('api').account(), 'catalogue.edit')) return context.redirect('/admin/catalogue');
        const existingItems = await database.transaction(loadExistingItems, {
          isolationLevel: 'repeatable read',
          accessMode: 'read only',
        });
        const { restaurant } = await content.read();
        const name = fileNameOf([restaurant.name, 'Sortiment', toLocalDate(clock.now())], format);
        const { type, write } = FORMATS[format];
        return context.body(write(existingItems), 200, {
          'content-type': type,
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
        });
      });
  };
