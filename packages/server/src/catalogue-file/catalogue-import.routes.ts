import { apiContract } from '@ofenpost/contract/api.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import type { Services } from '../services.ts';
import { signedInId } from '../session/signed-in-id.ts';
import { cancelImport } from './cancel-import.ts';
import { dismissImport, loadLatestImport, prepareAgain, prepareImport, startImport } from './catalogue-imports.ts';

const imports = implement(apiContract.catalogueImport).$context<ApiContext>();

/** The handlers of `apiContract.catalogueImport`. */
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
