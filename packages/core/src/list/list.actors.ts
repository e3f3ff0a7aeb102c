import { fromPromise } from 'xstate';
import type { ListInput, Loaded } from './list.machine.ts';

/** The work of a list machine. */
export const createListActors = <Query, Page>(load: (query: Query) => Promise<Page>) => ({
  load: fromPromise<Loaded<Query, Page>, ListInput<Query>>(async ({ input: { query } }) => ({
    query,
    page: await load(query),
  })),
});
