import type { Cart } from '@ofenpost/core/cart/cart';
import { suggestedProducts } from '@ofenpost/core/cart/cart-suggestions';
import type { Catalogue } from '@ofenpost/core/catalogue/catalogue';
import { useEffect, useState } from 'react';
import { useApp, useEarliestServing } from '../app/app-actors.tsx';
import { AddButton } from '../catalogue/add-button.tsx';
import { ProductPicture } from '../catalogue/product-picture.tsx';
import { Amount } from '../money/amount.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import controls from '../ui/controls.module.css';
import styles from './cart-suggestions.module.css';

type Props = {
  readonly cart: Cart;
  /** The guest wants to see none during this visit. */
  readonly onHide: () => void;
};

/** Offers what goes with the cart; it appears once the menu has loaded, and not at all without a connection. */
export function CartSuggestions({ cart, onHide }: Props) {
  const { ports, actors } = useApp();
  const at = useEarliestServing();
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  useEffect(() => {
    let isShown = true;
    ports.catalogue.load().then(
      (loaded) => isShown && setCatalogue(loaded),
      () => {},
    );
    return () => void (isShown = false);
  }, [ports]);
  const suggested = catalogue === null ? [] : suggestedProducts(catalogue, cart, at);
  if (suggested.length === 0) return null;
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions">
      <div className={styles.head}>
        <h3 id="suggestions">Dazu passt</h3>
        <button type="button" className={controls.round} aria-label="Vorschläge ausblenden" onClick={onHide}>
          <CloseIcon />
        </button>
      </div>
      <ul>
        {suggested.map((product) => (
          <li key={product.id} className={styles.row}>
            <ProductPicture product={product} isCreation={false} className={styles.picture} size={48} />
            <span className={styles.name} translate="no">
              {product.name}
            </span>
            <Amount className={styles.price} rappen={product.price} />
            <AddButton
              label={`${product.name} dazulegen`}
              onClick={() =>
                actors.cart.send({ type: 'item.added', item: { productId: product.id, optionIds: [], amount: 1 } })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
