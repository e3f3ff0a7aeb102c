import { type CatalogueFilter, countProducts, filterPoints, isSearch } from '@ofenpost/core/catalogue/catalogue-filter';
import { countAll, shownParts } from '@ofenpost/core/catalogue/shown-parts';
import { useNavigate, useSearch, Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, useDeferredValue, useMemo } from 'react';
import { useEarliestServing } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { stringifySearch } from '../app/search-text.ts';
import { type Opened, useOpened } from '../ui/use-opened.ts';
import { countText } from './count-text.ts';
import { FilterForm } from './filter-form.tsx';
import { type FilterSearch, filterOf, searchOf } from './filter-search.ts';
import { GroupNavigation } from './group-navigation.tsx';
import { NoProducts, NothingForSale } from './no-products.tsx';
import { ProductDialogHost } from './product-grid.tsx';
import { ProductGroupSection } from './product-group-section.tsx';
import type { DehydratedCatalogue, ShownCatalogue, ShownProduct } from './shown-product.ts';
import { find, NO_REASONS, useWholeCatalogue } from './use-whole-catalogue.ts';
import layout from '../ui/layout.module.css';
import styles from './products-page.module.css';

/** Browsers limit the rate of address changes, and nobody reads the address while typing. */
const ADDRESS_WAITS_MILLISECONDS = 250;

/**
 * Holds the guest's filter and the group shown in full. The page follows at once, the address after a delay; a change
 * of the address changes the page too.
 */
function useCatalogueFilter() {
  const { produkt: _, ...search } = useSearch({ from: paths.products });
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
  /**
   * The same filter again, such as what the form has in it after hydration, changes nothing. It is compared here, because
   * React loses what a rendering sets while it puts off an update that changes nothing.
   */
  const changeFilter = (next: CatalogueFilter) => {
    if (JSON.stringify(next) !== JSON.stringify(filter)) setFilter(next);
  };
  return { filter, changeFilter, openedGroup: gruppe ?? null, openGroup };
}

/** Opens the product of the address, and the products that are pressed. */
function useOpenedProduct({ productGroups, linked }: ShownCatalogue & { readonly linked: ShownProduct | undefined }) {
  const { produkt, ...search } = useSearch({ from: paths.products });
  const navigate = useNavigate();
  const { opened, open, end } = useOpened<ShownProduct>();
  const findProduct = () =>
    linked?.id === produkt
      ? linked
      : productGroups.flatMap(({ products }) => products).find(({ id }) => id === produkt);
  const product = produkt === undefined ? undefined : findProduct();
  const linkedId = product?.id;
  const openLinked = useEffectEvent(() => {
    if (product !== undefined) open(product);
  });
  useEffect(() => {
    if (linkedId !== undefined) openLinked();
  }, [linkedId]);
  const close = (closed: Opened<ShownProduct>) => {
    end(closed);
    // The browser has left the product's address without the router, which follows here.
    if (produkt !== undefined) void navigate({ to: paths.products, search, replace: true, resetScroll: false });
  };
  return { opened, open, close, isUnknown: produkt !== undefined && product === undefined };
}

type SearchState = Record<'isFiltered' | 'isReady' | 'hasFailed', boolean> & {
  readonly found: number;
  readonly understood: string;
};

/** Describes the state or the result of the search. */
function searchStatus({ isFiltered, isReady, hasFailed, found, understood }: SearchState): string {
  if (!isFiltered) return countText(found);
  if (isReady) return `${countText(found)} gefunden${understood === '' ? '' : `. Wir zeigen ${understood}.`}`;
  return hasFailed ? 'Zum Suchen fehlt gerade die Verbindung.' : 'Wird gesucht …';
}

export function ProductsPage({ dehydrated }: { dehydrated: DehydratedCatalogue }) {
  const { filter, changeFilter, openedGroup, openGroup } = useCatalogueFilter();
  const at = useEarliestServing();
  // Deferred, so that typing has priority over the cards.
  const shownFilter = useDeferredValue(filter);
  const isFiltered = filterPoints(filter).length > 0;
  const { whole, search, hasFailed } = useWholeCatalogue(dehydrated, { filter: shownFilter, openedGroup });
  const isReady = whole !== null && (search !== null || !isSearch(shownFilter));
  const { groups, understood, reasons } = useMemo(
    () =>
      whole === null
        ? { groups: dehydrated.productGroups, understood: '', reasons: NO_REASONS }
        : find(whole, shownFilter, search),
    [dehydrated, whole, shownFilter, search],
  );
  // A group of a long menu opens once its products have loaded.
  const shownGroup = whole === null ? (dehydrated.opened ?? null) : openedGroup;
  const parts = useMemo(() => shownParts(groups, shownGroup), [groups, shownGroup]);
  const found = countAll(parts);
  const { opened, open, close, isUnknown } = useOpenedProduct({
    ...(whole ?? dehydrated),
    linked: dehydrated.linked?.product,
  });
  return (
    <>
      <div className={`${layout.wrap} ${styles.head}`}>
        <h1>Was darf es sein?</h1>
        <p className={layout.lead}>
          Jeder Fladen wird für dich gebacken. Tippe auf ein Produkt für Zutaten und Allergene.
        </p>
        {isUnknown && (
          <p className={styles.unknown}>Dieses Produkt steht nicht mehr auf der Karte. Hier ist alles, was es gibt.</p>
        )}
        <div className={styles.filter}>
          <FilterForm filter={filter} countText={countText(found)} onChange={changeFilter} />
          <p className={styles.result}>
            <span role="status">{searchStatus({ isFiltered, isReady, hasFailed, found, understood })}</span>{' '}
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
            reasons={reasons}
            at={at}
            isOpened={group.id === shownGroup}
            isFiltered={isFiltered}
            onOpen={openGroup}
            onOpenProduct={open}
          />
        ))}
        {groups.length === 0 && isFiltered && (
          <NoProducts
            filter={shownFilter}
            countOf={(other) => countProducts(find(whole ?? dehydrated, other, search).groups)}
          />
        )}
        {groups.length === 0 && !isFiltered && <NothingForSale />}
      </div>
      <ProductDialogHost hasAddress opened={opened} onClosed={close} />
    </>
  );
}
