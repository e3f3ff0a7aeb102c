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
  /** The instant at which they are judged available. */
  readonly at: Serving;
};

/** Product cards, and the dialog of the one that is open. Drawn anew only when they change: a page shows several. */
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
