import {
  type CatalogueFilter,
  filterCatalogue,
  filterPoints,
  isSearch,
} from '@ofenpost/core/catalogue/catalogue-filter';
import type { SearchResult } from '@ofenpost/core/catalogue/catalogue-search';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { loadedSearch, loadSearch, type SearchCatalogue } from './search-code.ts';
import type { DehydratedCatalogue, ShownCatalogue, ShownProduct } from './shown-product.ts';

export const NO_REASONS: ReadonlyMap<string, string> = new Map();

/** Finds by words and filters; by the filters alone until the search has loaded. */
export function find(catalogue: ShownCatalogue, filter: CatalogueFilter, search: SearchCatalogue | null) {
  const found: SearchResult<ShownProduct> =
    search === null || !isSearch(filter)
      ? { groups: filterCatalogue(catalogue, filter), understood: '', reasons: NO_REASONS }
      : search(catalogue, filter);
  return found;
}

type Requested = { readonly filter: CatalogueFilter; readonly openedGroup: string | null };

/**
 * Returns all products as `whole`, or null while the page has only the first ones of a long menu, and the `search`, or
 * null until a word is typed. They are loaded with the first filter, word or opened group; an error is shown and the
 * next request tries again.
 */
export function useWholeCatalogue(dehydrated: DehydratedCatalogue, { filter, openedGroup }: Requested) {
  const { ports, actors } = useApp();
  const [loaded, setLoaded] = useState<ShownCatalogue | null>(null);
  const [search, setSearch] = useState(loadedSearch);
  const [failed, setFailed] = useState<string | null>(null);
  const loading = useRef<Promise<ShownCatalogue>>(null);
  const whole = dehydrated.opened === undefined ? dehydrated : loaded;
  const isMore = filterPoints(filter).length > 0 || (openedGroup ?? dehydrated.opened) !== dehydrated.opened;
  const misses = { products: whole === null && isMore, search: search === null && isSearch(filter) };
  const requested = misses.products || misses.search ? JSON.stringify([filter, openedGroup]) : null;
  const request = useEffectEvent(async () => {
    const loadProducts = async () => {
      const [{ shownCatalogue }, catalogue] = await Promise.all([import('./shown-product.ts'), ports.catalogue.load()]);
      return shownCatalogue(catalogue);
    };
    if (misses.products) loading.current ??= loadProducts().finally(() => (loading.current = null));
    const [products, searchCatalogue] = await Promise.all([loading.current, misses.search ? loadSearch() : search]);
    if (products !== null) setLoaded(products);
    if (searchCatalogue !== null) setSearch(() => searchCatalogue);
  });
  useEffect(() => {
    if (requested === null) return undefined;
    let isOver = false;
    request().catch((error: unknown) => {
      if (isOver) return;
      setFailed(requested);
      showErrorToast(actors, error);
    });
    return () => {
      isOver = true;
    };
  }, [requested, actors]);
  return { whole, search, hasFailed: requested !== null && requested === failed };
}
