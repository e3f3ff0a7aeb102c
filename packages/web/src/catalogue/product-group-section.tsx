import type { Serving } from '@ofenpost/core/catalogue/availability';
import { availableFirst } from '@ofenpost/core/catalogue/available-first';
import { listLayout } from '@ofenpost/core/catalogue/list-layout';
import { OF_OPENED_GROUP_MAX, type ShownPart } from '@ofenpost/core/catalogue/shown-parts';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { HydrationGate } from '../app/hydration-gate.tsx';
import { paths } from '../app/paths.ts';
import { countText } from './count-text.ts';
import type { FilterSearch } from './filter-search.ts';
import { ProductGrid } from './product-grid.tsx';
import type { ShownGroup, ShownProduct } from './shown-product.ts';
import { useShownAt } from './use-shown-at.ts';
import controls from '../ui/controls.module.css';
import productsPageStyles from './products-page.module.css';
import styles from './rest-of-group.module.css';

/** Returns the anchor of a product group: `Bier & Wein` is `bier-wein`. */
export const groupAnchor = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

type RestOfGroupProps = {
  readonly group: ShownPart<ShownGroup>;
  readonly isOpened: boolean;
  readonly onOpen: () => void;
};

/** Links to the remaining products of a group, so that it works without a script. */
function RestOfGroup({ group: { id, name, count, products }, isOpened, onOpen }: RestOfGroupProps) {
  if (products.length === count) return null;
  if (isOpened)
    return (
      <p className={styles.rest}>
        Das sind {products.length} von {count}. Such oben nach dem, was dir noch fehlt.
      </p>
    );
  return (
    <p className={styles.rest}>
      <Link
        to={paths.products}
        search={(search: FilterSearch) => ({ ...search, gruppe: id, produkt: undefined })}
        hash={groupAnchor(name)}
        className={controls.secondary}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          // Without a script the link leads to the group; with one the reader stays where the next card appears.
          event.preventDefault();
          onOpen();
        }}
      >
        {count > OF_OPENED_GROUP_MAX ? 'Mehr zeigen' : `Alle ${countText(count)} zeigen`}
        <span className={controls.visuallyHidden}>: {name}</span>
      </Link>
    </p>
  );
}

type Props = {
  readonly group: ShownPart<ShownGroup>;
  /** Why a product was found, by its id. */
  readonly reasons: ReadonlyMap<string, string>;
  /** The time for which availability is checked. */
  readonly at: Serving;
  /** Whether the group is shown in full. */
  readonly isOpened: boolean;
  /** Whether it has only what was searched. */
  readonly isFiltered: boolean;
  readonly onOpen: (id: string) => void;
  readonly onOpenProduct: (product: ShownProduct) => void;
};

/** The cards of a group, and the way to those that it does not show yet. */
function GroupProducts({ group, reasons, at, isOpened, isFiltered, onOpen, onOpenProduct }: Props) {
  const { products, availableCount } = useMemo(() => availableFirst(group.products, at), [group.products, at]);
  const shownBefore = useRef<number | null>(null);
  // The pressed link has been removed: the first new card takes the focus.
  useEffect(() => {
    if (!isOpened || shownBefore.current === null) return;
    const section = document.getElementById(groupAnchor(group.name));
    section?.querySelectorAll<HTMLElement>('h3 button')[shownBefore.current]?.focus();
    shownBefore.current = null;
  }, [isOpened, group.name]);
  const open = () => {
    // What is added stands before what is sold out.
    shownBefore.current = availableCount;
    onOpen(group.id);
  };
  return (
    <>
      <ProductGrid
        products={products}
        reasons={reasons}
        at={at}
        layout={isFiltered ? 'rows' : listLayout(group.products)}
        onOpen={onOpenProduct}
      />
      <RestOfGroup group={group} isOpened={isOpened} onOpen={open} />
    </>
  );
}

export function ProductGroupSection(props: Props) {
  const { name, description, products } = props.group;
  const at = useShownAt(products, props.at);
  const anchor = groupAnchor(name);
  return (
    <section id={anchor} className={productsPageStyles.group} aria-labelledby={`${anchor}-name`}>
      <div className={productsPageStyles.groupHead}>
        <h2 id={`${anchor}-name`}>{name}</h2>
        {description !== '' && <p>{description}</p>}
      </div>
      <HydrationGate>
        <GroupProducts {...props} at={at} />
      </HydrationGate>
    </section>
  );
}
