import type { ListPage } from '@ofenpost/core/list/list-page';
import type { ListFile, ListQuery } from '@ofenpost/core/list/list-query';
import { createListActors, createListMachine, selectPage } from '@ofenpost/core/list/list.machine';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { parseSearch, stringifySearch } from '../app/search-text.ts';
import { showErrorUnlessOffline } from '../app/show-error-toast.ts';

type Address = Readonly<Record<string, unknown>>;
type Definition<Query> = {
  readonly file: Pick<ListFile, 'path'>;
  readonly start: Query;
  readonly hasSecretWords: boolean;
  readonly fromAddress: (address: Address) => Query;
  readonly toAddress: (query: Query) => Readonly<Record<string, string>>;
};

/** A list as its parts see it. */
export type List<Query extends ListQuery = ListQuery, Page extends ListPage<unknown> = ListPage<unknown>> = {
  readonly query: Query;
  /** The last response; null before the first one. */
  readonly page: Page | null;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** Whether no search or filter is set. */
  readonly isWhole: boolean;
  /** The query in an address: `?q=anna`. */
  readonly address: string;
  /** The path of the CSV file with all matches. */
  readonly csvPath: string;
  /** Search words that must not be in an address; '' where there are none. */
  readonly secretWords: string;
  /** Changes the query; shows the first page unless the change names another. */
  readonly ask: (change: Partial<Query>) => void;
  readonly forgetFilters: () => void;
  readonly retry: () => void;
  /** Reloads the list after a change of its data. */
  readonly refresh: () => void;
};

/**
 * Manages the list of a page: the query is in the address, so that it survives reloads and can be shared. Secret search
 * words are not, and end with the page.
 */
export function useList<Query extends ListQuery, Page extends ListPage<unknown>>(
  { file, start, hasSecretWords, fromAddress, toAddress }: Definition<Query>,
  load: (query: Query) => Promise<Page>,
  /** Secret words that a link of ours begins with; later ones are in no address. */
  linkedWords = '',
): List<Query, Page> {
  const actors = useActors();
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const [secretWords, setSecretWords] = useState(linkedWords);
  const query = useMemo(() => {
    const addressed = fromAddress(parseSearch(searchStr));
    return hasSecretWords ? { ...addressed, q: secretWords } : addressed;
  }, [fromAddress, searchStr, hasSecretWords, secretWords]);
  const [machine] = useState(() => createListMachine<Query, Page>().provide({ actors: createListActors(load) }));
  const actor = useActorRef(machine, { input: { query } });
  const snapshot = useSelector(actor, (current) => current);
  useEffect(() => {
    const failed = actor.on('load.failed', ({ error }) => showErrorUnlessOffline(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  const follow = useEffectEvent((requested: Query) => {
    if (actor.getSnapshot().context.query !== requested) actor.send({ type: 'query.changed', query: requested });
  });
  useEffect(() => follow(query), [query]);
  const go = (next: Query) => {
    if (hasSecretWords) setSecretWords(next.q);
    router.history.replace(`${pathname}${stringifySearch(toAddress(next))}`);
  };
  return {
    query,
    page: selectPage(snapshot),
    isBusy: snapshot.hasTag('busy'),
    hasFailed: snapshot.matches('failed'),
    isWhole:
      query.q === '' &&
      Object.keys(toAddress({ ...query, page: start.page, size: start.size, sort: start.sort })).length === 0,
    address: stringifySearch(toAddress(query)),
    csvPath: file.path,
    secretWords,
    ask: (change) => go({ ...query, page: 1, ...change }),
    forgetFilters: () => go({ ...start, sort: query.sort, size: query.size }),
    retry: () => actor.send({ type: 'load.retried' }),
    refresh: () => actor.send({ type: 'rows.changed' }),
  };
}
