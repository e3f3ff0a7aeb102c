import { useCallback, useState } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { useEarliestDelivery } from '../app/app-state.ts';
import { ProductCard } from './product-card.tsx';
import { type OpenedProduct, ProductDialogHost } from './product-dialog-host.tsx';
import type { ShownProduct } from './shown-product.ts';
import styles from './product-card.module.css';

/** Product cards, and the dialog of the one that is open. */
export function ProductGrid({ products }: { products: readonly ShownProduct[] }) {
  const { cart } = useActors();
  const at = useEarliestDelivery();
  const [opened, setOpened] = useState<OpenedProduct | null>(null);
  const open = useCallback(
    (product: ShownProduct) => setOpened((last) => ({ product, count: (last?.count ?? 0) + 1 })),
    [],
  );
  const add = useCallback(
    ({ id }: ShownProduct) => cart.send({ type: 'item.added', item: { productId: id, optionIds: [], amount: 1 } }),
    [cart],
  );
  return (
    <>
      <ul className={styles.grid}>
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
}
