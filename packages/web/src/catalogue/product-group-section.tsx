import type { Serving } from '@ofenpost/core/catalogue/serving';
import type { ShownPart } from '@ofenpost/core/catalogue/shown-parts';
import { useEffect, useRef } from 'react';
import { groupAnchor } from './group-anchor.ts';
import { ProductGrid } from './product-grid.tsx';
import { RestOfGroup } from './rest-of-group.tsx';
import type { ShownGroup } from './shown-product.ts';
import styles from './products-page.module.css';

type Props = {
  readonly group: ShownPart<ShownGroup>;
  /** The time for which availability is checked. */
  readonly at: Serving;
  /** Whether the group is shown in full. */
  readonly isOpened: boolean;
  readonly onOpen: (id: string) => void;
};

export function ProductGroupSection({ group, at, isOpened, onOpen }: Props) {
  const { id, name, description, products } = group;
  const anchor = groupAnchor(name);
  const section = useRef<HTMLElement>(null);
  const shownBefore = useRef<number | null>(null);
  // The pressed link has been removed: the first new card takes the focus.
  useEffect(() => {
    if (!isOpened || shownBefore.current === null) return;
    section.current?.querySelectorAll<HTMLElement>('h3 button')[shownBefore.current]?.focus();
    shownBefore.current = null;
  }, [isOpened]);
  const open = () => {
    shownBefore.current = products.length;
    onOpen(id);
  };
  return (
    <section ref={section} id={anchor} className={styles.group} aria-labelledby={`${anchor}-name`}>
      <div className={styles.groupHead}>
        <h2 id={`${anchor}-name`}>{name}</h2>
        {description !== '' && <p>{description}</p>}
      </div>
      <ProductGrid products={products} at={at} />
      <RestOfGroup group={group} isOpened={isOpened} onOpen={open} />
    </section>
  );
}
