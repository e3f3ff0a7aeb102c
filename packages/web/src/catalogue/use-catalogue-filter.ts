import type { CatalogueFilter } from '@ofenpost/core/catalogue/catalogue-filter';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { paths } from '../app/paths.ts';
import { stringifySearch } from '../app/search-text.ts';
import { type FilterSearch, filterOf, searchOf } from './filter-search.ts';

/** Browsers allow only so many changes of the address; nobody reads it while typing. */
const ADDRESS_WAITS_MILLISECONDS = 250;

/** What the guest looks for, and the group of which more is shown. The page follows at once, the address soon; where the address changes, the page follows too. */
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
  /** With what is typed, which may not stand in the address yet. */
  const openGroup = (id: string) => {
    setGroup(id);
    go({ ...searchOf(filter), gruppe: id }, false);
  };
  return { filter, setFilter, openedGroup: gruppe ?? null, openGroup };
}
