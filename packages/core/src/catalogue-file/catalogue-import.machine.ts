import { assign, emit, fromPromise, setup } from 'xstate';
import { isUnderWay } from '../background-job/background-job.ts';
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
export type ImportAnswer = { readonly latest: CatalogueImport | null; readonly refusal: ImportError | null };

export type ImportInput = { readonly latest: CatalogueImport | null };
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
