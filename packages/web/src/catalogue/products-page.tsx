import { filterCatalogue, filterPoints } from '@ofenpost/core/catalogue/catalogue-filter';
import { countAll, shownParts } from '@ofenpost/core/catalogue/shown-parts';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useEarliestServing } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import { countText } from './count-text.ts';
import { FilterForm } from './filter-form.tsx';
import { GroupNavigation } from './group-navigation.tsx';
import { NoProducts, NothingForSale } from './no-products.tsx';
import { ProductGroupSection } from './product-group-section.tsx';
import type { DehydratedCatalogue } from './shown-product.ts';
import { useCatalogueFilter } from './use-catalogue-filter.ts';
import { useWholeCatalogue } from './use-whole-catalogue.ts';
import layout from '../theme/layout.module.css';
import styles from './products-page.module.css';

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
