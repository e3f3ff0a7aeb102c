import type { CatalogueFilter } from '@ofenpost/core/catalogue/catalogue-filter';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '../app/paths.ts';
import { stringifySearch } from '../app/search-text.ts';
import { filterOf, searchOf } from './filter-search.ts';

/** Browsers allow only so many changes of the address; nobody reads it while typing. */
const ADDRESS_WAITS_MILLISECONDS = 250;

/** What the guest looks for. The page follows at once, the address soon; where the address changes, the page follows too. */
export function useCatalogueFilter() {
  const search = useSearch({ from: paths.products });
  const navigate = useNavigate();
  const address = stringifySearch(search);
  const [filter, setFilter] = useState<CatalogueFilter>(() => filterOf(search));
  const [seen, setSeen] = useState(address);
  const [sent, setSent] = useState<string | null>(null);
  if (address !== seen) {
    setSeen(address);
    if (address !== sent) setFilter(filterOf(search));
    setSent(null);
  }
  useEffect(() => {
    const wanted = searchOf(filter);
    const text = stringifySearch(wanted);
    if (text === address) return;
    const timer = setTimeout(() => {
      setSent(text);
      void navigate({ to: paths.products, search: wanted, replace: true, resetScroll: false });
    }, ADDRESS_WAITS_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [filter, address, navigate]);
  return { filter, setFilter };
}
