import { type CatalogueFilter, filterPoints, filterCatalogue } from '@ofenpost/core/catalogue/catalogue-filter';
import { countAll, shownParts } from '@ofenpost/core/catalogue/shown-parts';
import { useNavigate, useSearch, Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useRef, useDeferredValue, useMemo } from 'react';
import { useApp, useEarliestServing } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { stringifySearch } from '../app/search-text.ts';
import { showErrorToast } from '../app/show-error-toast.ts';
import { countText } from './count-text.ts';
import { FilterForm } from './filter-form.tsx';
import { type FilterSearch, filterOf, searchOf } from './filter-search.ts';
import { GroupNavigation } from './group-navigation.tsx';
import { NoProducts, NothingForSale } from './no-products.tsx';
import { ProductGroupSection } from './product-group-section.tsx';
import type { DehydratedCatalogue, ShownCatalogue } from './shown-product.ts';
import layout from '../ui/layout.module.css';
import styles from './products-page.module.css';

/** Browsers limit the rate of address changes, and nobody reads the address while typing. */
const ADDRESS_WAITS_MILLISECONDS = 250;

/**
 * Holds the guest's filter and the group shown in full. The page follows at once, the address after a delay; a change
 * of the address changes the page too.
 */
function useCatalogueFilter() {
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

type Requested = { readonly filter: CatalogueFilter; readonly openedGroup: string | null };

/**
 * Returns all products as `whole`, or null while the page has only the first ones of a long menu. They are loaded with
 * the first filter or opened group; an error is shown and the next request tries again.
 */
function useWholeCatalogue(dehydrated: DehydratedCatalogue, { filter, openedGroup }: Requested) {
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

type SearchState = Record<'isFiltered' | 'isWhole' | 'hasFailed', boolean> & { readonly found: number };

/** Describes the state or the result of the search. */
function searchStatus({ isFiltered, isWhole, hasFailed, found }: SearchState): string {
  if (!isFiltered) return countText(found);
  if (isWhole) return `${countText(found)} gefunden`;
  return hasFailed ? 'Zum Suchen fehlt gerade die Verbindung.' : 'Wird gesucht …';
}

export function ProductsPage({ carried }: { carried: DehydratedCatalogue }) {
  const { filter, setFilter, openedGroup, openGroup } = useCatalogueFilter();
  const at = useEarliestServing();
  // Deferred, so that typing has priority over the cards.
  const shownFilter = useDeferredValue(filter);
  const isFiltered = filterPoints(filter).length > 0;
  const { whole, hasFailed } = useWholeCatalogue(carried, { filter: shownFilter, openedGroup });
  const groups = useMemo(
    () => (whole === null ? carried.productGroups : filterCatalogue(whole, shownFilter)),
    [carried, whole, shownFilter],
  );
  // A group of a long menu opens once its products have loaded.
  const shownGroup = whole === null ? (carried.opened ?? null) : openedGroup;
  const parts = useMemo(() => shownParts(groups, shownGroup), [groups, shownGroup]);
  const found = countAll(parts);
  return (
    <>
      <div className={`${layout.wrap} ${styles.head}`}>
        <h1>Was darf es sein?</h1>
        <p className={layout.lead}>
          Jeder Fladen wird für dich gebacken. Tippe auf ein Produkt für Zutaten und Allergene.
        </p>
        <div className={styles.filter}>
          <FilterForm filter={filter} countText={countText(found)} onChange={setFilter} />
          <p className={styles.result}>
            <span role="status">{searchStatus({ isFiltered, isWhole: whole !== null, hasFailed, found })}</span>{' '}
            {isFiltered && (
              <Link to={paths.products} search={{}} replace resetScroll={false} className={styles.reset}>
                Filter zurücksetzen
              </Link>
            )}
          </p>
        </div>
      </div>
      {groups.length > 0 && <GroupNavigation groups={groups} />}
      <div className={layout.wrap}>
        {parts.map((group) => (
          <ProductGroupSection
            key={group.id}
            group={group}
            at={at}
            isOpened={group.id === shownGroup}
            onOpen={openGroup}
          />
        ))}
        {groups.length === 0 && isFiltered && <NoProducts catalogue={whole ?? carried} filter={shownFilter} />}
        {groups.length === 0 && !isFiltered && <NothingForSale />}
      </div>
    </>
  );
}
