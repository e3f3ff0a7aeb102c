import { fromPromise } from 'xstate';
import type { Result } from '../result/result.ts';
import type { ImportAnswer, ImportInput, ImportRequest } from './catalogue-import.machine.ts';
import type { CatalogueImportPort } from './catalogue-import.port.ts';
import type { CatalogueImport, ImportError } from './catalogue-import.ts';

function answerOf(latest: CatalogueImport, result: Result<CatalogueImport, ImportError>): ImportAnswer {
  if (result.ok) return { latest: result.value, refusal: null };
  const { error } = result;
  if ('now' in error) return { latest: error.now, refusal: error };
  return { latest: error.code === 'importUnknown' ? null : latest, refusal: error };
}

type Requested = ImportInput & { readonly request: ImportRequest };

async function ask(port: CatalogueImportPort, { latest, request }: Requested): Promise<ImportAnswer> {
  if (request.type === 'file.chosen') return { latest: await port.prepare(request.file), refusal: null };
  if (latest === null) return { latest, refusal: null };
  if (request.type === 'rest.chosen') return answerOf(latest, await port.prepareAgain(latest.id, request.isWhole));
  if (request.type === 'import.started') return answerOf(latest, await port.start(latest.id));
  if (request.type === 'import.cancelled') return answerOf(latest, await port.cancel(latest.id));
  await port.dismiss(latest.id);
  return { latest: null, refusal: null };
}

/** The work of the import machine. */
export const createCatalogueImportActors = ({
  catalogueImport,
}: {
  readonly catalogueImport: CatalogueImportPort;
}) => ({
  ask: fromPromise<ImportAnswer, Requested>(({ input }) => ask(catalogueImport, input)),
  look: fromPromise<CatalogueImport | null>(() => catalogueImport.loadLatest()),
});
