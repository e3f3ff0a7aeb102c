import type { Serving } from '@ofenpost/core/catalogue/serving';
import { memo, useCallback, useEffect, useRef } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { renderInIdleTime } from '../app/idle-time.ts';
import { useOpened } from '../theme/use-opened.ts';
import { ProductDialogHost } from './product-dialog-host.tsx';
import { ProductItem } from './product-item.tsx';
import type { ShownProduct } from './shown-product.ts';
import styles from './product-card.module.css';

type Props = {
  readonly products: readonly ShownProduct[];
  /** The time for which availability is checked. */
  readonly at: Serving;
};

/** Shows product cards, and the dialog of the open one. Memoised, because a page shows several grids. */
export const ProductGrid = memo(function ProductGrid({ products, at }: Props) {
  const { cart } = useActors();
  const { opened, open, end } = useOpened<ShownProduct>();
  const add = useCallback(
    ({ id }: ShownProduct) => cart.send({ type: 'item.added', item: { productId: id, optionIds: [], amount: 1 } }),
    [cart],
  );
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current !== null) renderInIdleTime(list.current);
  }, [products]);
  return (
    <>
      <ul ref={list} className={styles.grid}>
        {products.map((product) => (
          <ProductItem key={product.id} product={product} at={at} onOpen={open} onAdd={add} />
        ))}
      </ul>
      <ProductDialogHost opened={opened} onClosed={end} />
    </>
  );
});
