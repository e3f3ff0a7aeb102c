import { countProducts, filterCatalogue, filterPoints } from '@ofenpost/core/catalogue/catalogue-filter';
import { shownParts } from '@ofenpost/core/catalogue/shown-parts';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useEarliestDelivery } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import { countText } from './count-text.ts';
import { FilterForm } from './filter-form.tsx';
import { GroupNavigation } from './group-navigation.tsx';
import { NoProducts } from './no-products.tsx';
import { ProductGroupSection } from './product-group-section.tsx';
import type { ShownCatalogue } from './shown-product.ts';
import { useCatalogueFilter } from './use-catalogue-filter.ts';
import layout from '../theme/layout.module.css';
import styles from './products-page.module.css';

export function ProductsPage({ catalogue }: { catalogue: ShownCatalogue }) {
  const { filter, setFilter, openedGroup, openGroup } = useCatalogueFilter();
  const at = useEarliestDelivery();
  // Typing goes first, the cards follow.
  const shownFilter = useDeferredValue(filter);
  const groups = useMemo(() => filterCatalogue(catalogue, shownFilter), [catalogue, shownFilter]);
  const parts = useMemo(() => shownParts(groups, openedGroup), [groups, openedGroup]);
  const found = countProducts(groups);
  const isFiltered = filterPoints(filter).length > 0;
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
            <span role="status">{isFiltered ? `${countText(found)} gefunden` : countText(found)}</span>{' '}
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
            isOpened={group.id === openedGroup}
            onOpen={openGroup}
          />
        ))}
        {groups.length === 0 && <NoProducts catalogue={catalogue} filter={shownFilter} />}
      </div>
    </>
  );
}
