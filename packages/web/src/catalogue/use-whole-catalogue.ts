import { type CatalogueFilter, filterPoints } from '@ofenpost/core/catalogue/catalogue-filter';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import type { DehydratedCatalogue, ShownCatalogue } from './shown-product.ts';

type Requested = { readonly filter: CatalogueFilter; readonly openedGroup: string | null };

/**
 * Returns all products as `whole`, or null while the page has only the first ones of a long menu. They are loaded with
 * the first filter or opened group; an error is shown and the next request tries again.
 */
export function useWholeCatalogue(dehydrated: DehydratedCatalogue, { filter, openedGroup }: Requested) {
  const { ports, actors } = useApp();
  const [loaded, setLoaded] = useState<ShownCatalogue | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const loading = useRef<Promise<ShownCatalogue>>(null);
  const whole = dehydrated.opened === undefined ? dehydrated : loaded;
  const isMore = filterPoints(filter).length > 0 || (openedGroup ?? dehydrated.opened) !== dehydrated.opened;
  const requested = whole === null && isMore ? JSON.stringify([filter, openedGroup]) : null;
  useEffect(() => {
    if (requested === null) return undefined;
    let isOver = false;
    const load = async () => {
      const [{ shownCatalogue }, catalogue] = await Promise.all([import('./shown-product.ts'), ports.catalogue.load()]);
      return shownCatalogue(catalogue);
    };
    loading.current ??= load().finally(() => (loading.current = null));
    loading.current.then(setLoaded, (error: unknown) => {
      if (isOver) return;
      setFailed(requested);
      showErrorToast(actors, error);
    });
    return () => {
      isOver = true;
    };
  }, [requested, ports, actors]);
  return { whole, hasFailed: requested !== null && requested === failed };
}
