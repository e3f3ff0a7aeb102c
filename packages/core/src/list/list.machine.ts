import { assign, emit, fromPromise, setup } from 'xstate';

/** A page, and the query that it answers. */
type Loaded<Query, Page> = { readonly query: Query; readonly page: Page };

type ListInput<Query> = { readonly query: Query };
type Context<Query, Page> = {
  /** The current query. */
  query: Query;
  /** The last answer, perhaps to another query; null before the first one. */
  loaded: Loaded<Query, Page> | null;
};
type Event<Query> =
  | { type: 'query.changed'; query: Query }
  /** A change that the list may show. */
  | { type: 'rows.changed' }
  | { type: 'load.retried' };
type Emitted = { type: 'load.failed'; error: unknown };

/**
 * The machine behind every admin list and the search for earlier orders. The last page stays while the next one loads
 * and when that fails; an answer to an outdated query is dropped.
 */
export function createListMachine<Query, Page>() {
  const load = fromPromise<Loaded<Query, Page>, ListInput<Query>>(() => {
    throw new Error('port not provided: load');
  });
  return setup({
    types: {
      context: {} as Context<Query, Page>,
      events: {} as Event<Query>,
      input: {} as ListInput<Query>,
      emitted: {} as Emitted,
    },
    actors: { load },
    actions: {
      setQuery: assign((_, { query }: ListInput<Query>) => ({ query })),
      setLoaded: assign((_, loaded: Loaded<Query, Page>) => ({ loaded })),
      emitFailure: emit((_, failure: { error: unknown }): Emitted => ({ type: 'load.failed', ...failure })),
    },
  }).createMachine({
    id: 'list',
    context: ({ input: { query } }) => ({ query, loaded: null }),
    initial: 'loading',
    on: {
      'query.changed': {
        target: '.loading',
        actions: { type: 'setQuery', params: ({ event }) => event },
      },
      'rows.changed': '.loading',
    },
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          src: 'load',
          input: ({ context: { query } }) => ({ query }),
          onDone: { target: 'ready', actions: { type: 'setLoaded', params: ({ event }) => event.output } },
          onError: {
            target: 'failed',
            actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      ready: {},
      failed: { on: { 'load.retried': 'loading' } },
    },
  });
}

type Snapshot<Query, Page> = { readonly context: Context<Query, Page> };

/** The last loaded page; null before the first answer. */
export const selectPage = <Query, Page>({ context }: Snapshot<Query, Page>): Page | null =>
  context.loaded?.page ?? null;

/** The work of a list machine. */
export const createListActors = <Query, Page>(load: (query: Query) => Promise<Page>) => ({
  load: fromPromise<Loaded<Query, Page>, ListInput<Query>>(async ({ input: { query } }) => ({
    query,
    page: await load(query),
  })),
});
