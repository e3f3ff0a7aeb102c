import type { Instant } from '@ofenpost/core/time/instant';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { ProductCard } from './product-card.tsx';
import { type OpenedProduct, ProductDialogHost } from './product-dialog-host.tsx';
import { renderInIdleTime } from './render-in-idle-time.ts';
import type { ShownProduct } from './shown-product.ts';
import styles from './product-card.module.css';

type Props = {
  readonly products: readonly ShownProduct[];
  /** The instant at which they are judged available. */
  readonly at: Instant;
};

/** Product cards, and the dialog of the one that is open. Drawn anew only when they change: a page shows several. */
export const ProductGrid = memo(function ProductGrid({ products, at }: Props) {
  const { cart } = useActors();
  const [opened, setOpened] = useState<OpenedProduct | null>(null);
  const open = useCallback(
    (product: ShownProduct) => setOpened((last) => ({ product, count: (last?.count ?? 0) + 1 })),
    [],
  );
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
          <li key={product.id}>
            <ProductCard product={product} at={at} onOpen={open} onAdd={add} />
          </li>
        ))}
      </ul>
      <ProductDialogHost
        opened={opened}
        onClosed={(closed) => setOpened((current) => (current === closed ? null : current))}
      />
    </>
  );
});
