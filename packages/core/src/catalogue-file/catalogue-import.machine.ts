import { assign, emit, fromPromise, setup } from 'xstate';
import { isUnderWay } from '../background-job/background-job.ts';
import type { Result } from '../result/result.ts';
import type { CatalogueImportPort } from './catalogue-import.port.ts';
import type { CatalogueImport, ImportError, ImportedFile } from './catalogue-import.ts';

/** The actions of a person on an import. */
export type ImportRequest =
  | { readonly type: 'file.chosen'; readonly file: ImportedFile }
  /** Whether the items that the file lacks are archived. */
  | { readonly type: 'rest.chosen'; readonly isWhole: boolean }
  | { readonly type: 'import.started' }
  | { readonly type: 'import.cancelled' }
  | { readonly type: 'import.dismissed' };

/** The latest import, and why the action was refused. */
type ImportAnswer = { readonly latest: CatalogueImport | null; readonly refusal: ImportError | null };

type ImportInput = { readonly latest: CatalogueImport | null };
type Requested = ImportInput & { readonly request: ImportRequest };
type Context = ImportAnswer & {
  request: ImportRequest;
  /** The last request for the progress failed. */
  isLost: boolean;
};
type Emitted = { type: 'request.failed'; error: unknown };

/** The interval between requests for the progress, in milliseconds. */
const LOOK_EVERY = 700;

const ask = fromPromise<ImportAnswer, Requested>(() => {
  throw new Error('port not provided: ask');
});
const look = fromPromise<CatalogueImport | null>(() => {
  throw new Error('port not provided: look');
});

const requested = {
  target: 'asking',
  actions: { type: 'storeRequest', params: ({ event }: { event: ImportRequest }) => event },
} as const;
/** The events by which a person requests an action; it is done next. */
const REQUESTED = {
  'file.chosen': requested,
  'rest.chosen': requested,
  'import.started': requested,
  'import.cancelled': requested,
  'import.dismissed': requested,
} as const;

/** An import of the catalogue as its page sees it: it shows the given one, loads it again, and follows its progress. */
export const catalogueImportMachine = setup({
  types: { context: {} as Context, events: {} as ImportRequest, input: {} as ImportInput, emitted: {} as Emitted },
  actors: { ask, look },
  delays: { LOOK_EVERY },
  guards: { isUnderWay: ({ context: { latest } }) => latest !== null && isUnderWay(latest) },
  actions: {
    storeRequest: assign((_, request: ImportRequest) => ({ request, refusal: null })),
    setAnswer: assign((_, answer: ImportAnswer) => answer),
    setSeen: assign((_, { latest }: ImportInput) => ({ latest, isLost: false })),
    setLost: assign({ isLost: true }),
    emitFailure: emit((_, failure: { error: unknown }): Emitted => ({ type: 'request.failed', ...failure })),
  },
}).createMachine({
  id: 'catalogueImport',
  context: ({ input: { latest } }) => ({ latest, refusal: null, request: { type: 'import.dismissed' }, isLost: false }),
  // The import that the page was given may be outdated.
  initial: 'looking',
  states: {
    settling: { always: [{ guard: 'isUnderWay', target: 'watching' }, { target: 'idle' }] },
    idle: { on: REQUESTED },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'ask',
        input: ({ context: { latest, request } }) => ({ latest, request }),
        onDone: { target: 'settling', actions: { type: 'setAnswer', params: ({ event }) => event.output } },
        onError: {
          target: 'settling',
          actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    watching: { on: REQUESTED, after: { LOOK_EVERY: 'looking' } },
    looking: {
      on: REQUESTED,
      invoke: {
        src: 'look',
        onDone: {
          target: 'settling',
          actions: { type: 'setSeen', params: ({ event }) => ({ latest: event.output }) },
        },
        onError: [{ guard: 'isUnderWay', target: 'watching', actions: 'setLost' }, { target: 'idle' }],
      },
    },
  },
});

function answerOf(latest: CatalogueImport, result: Result<CatalogueImport, ImportError>): ImportAnswer {
  if (result.ok) return { latest: result.value, refusal: null };
  const { error } = result;
  if ('now' in error) return { latest: error.now, refusal: error };
  return { latest: error.code === 'importUnknown' ? null : latest, refusal: error };
}

async function askPort(port: CatalogueImportPort, { latest, request }: Requested): Promise<ImportAnswer> {
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
  ask: fromPromise<ImportAnswer, Requested>(({ input }) => askPort(catalogueImport, input)),
  look: fromPromise<CatalogueImport | null>(() => catalogueImport.loadLatest()),
});
