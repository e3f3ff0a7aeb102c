import type { CatalogueFilter } from '@ofenpost/core/catalogue/catalogue-filter';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../app/paths.ts';
import { stringifySearch } from '../app/search-text.ts';
import { type FilterSearch, filterOf, searchOf } from './filter-search.ts';

/** Browsers limit the rate of address changes, and nobody reads the address while typing. */
const ADDRESS_WAITS_MILLISECONDS = 250;

/**
 * Holds the guest's filter and the group shown in full. The page follows at once, the address after a delay; a change
 * of the address changes the page too.
 */
export function useCatalogueFilter() {
  const search = useSearch({ from: paths.products });
  const navigate = useNavigate();
  const address = stringifySearch(search);
  const [filter, setFilter] = useState<CatalogueFilter>(() => filterOf(search));
  const [gruppe, setGroup] = useState(search.gruppe);
  const [seen, setSeen] = useState(address);
  const [sent, setSent] = useState<string | null>(null);
  if (address !== seen) {
    setSeen(address);
    if (address !== sent) {
      setFilter(filterOf(search));
      setGroup(search.gruppe);
    }
    setSent(null);
  }
  const go = (wanted: FilterSearch, replace: boolean) => {
    setSent(stringifySearch(wanted));
    void navigate({ to: paths.products, search: wanted, replace, resetScroll: false });
  };
  const send = useEffectEvent(() => go({ ...searchOf(filter), gruppe }, true));
  useEffect(() => {
    const text = stringifySearch({ ...searchOf(filter), gruppe });
    if (text === address || text === sent) return;
    const timer = setTimeout(send, ADDRESS_WAITS_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [filter, gruppe, address, sent]);
  /** Includes the typed filter, which may not be in the address yet. */
  const openGroup = (id: string) => {
    setGroup(id);
    go({ ...searchOf(filter), gruppe: id }, false);
  };
  return { filter, setFilter, openedGroup: gruppe ?? null, openGroup };
}
