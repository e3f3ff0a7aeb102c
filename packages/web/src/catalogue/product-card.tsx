import { productAvailability } from '@ofenpost/core/catalogue/product-availability';
import type { Serving } from '@ofenpost/core/catalogue/serving';
import { memo } from 'react';
import { AddButton } from '../cart/add-button.tsx';
import { pictureUrl } from '../illustration/illustration-url.ts';
import { Amount } from '../money/amount.tsx';
import { productDialog } from './product-dialog-host.tsx';
import { FoodPicture } from './product-picture.tsx';
import { ProductTags } from './product-tags.tsx';
import type { ShownProduct } from './shown-product.ts';
import add from '../cart/add-button.module.css';
import styles from './product-card.module.css';

type Props = {
  readonly product: ShownProduct;
  /** The time for which availability is checked. */
  readonly at: Serving;
  readonly onOpen: (product: ShownProduct) => void;
  readonly onAdd: (product: ShownProduct) => void;
};

/** Memoised, because a page shows many cards and filters them at every letter. */
export const ProductCard = memo(function ProductCard({ product, at, onOpen, onAdd }: Props) {
  const availability = productAvailability(product, at);
  const mustChoose = product.optionGroups.some((group) => group.min > 0);
  return (
    <article className={availability.available ? styles.card : `${styles.card} ${styles.unavailable}`}>
      <FoodPicture
        src={pictureUrl(product.id, product.pictureHash)}
        photo={product.photo}
        className={styles.picture}
        size={200}
        sizes="(max-width: 43.75em) 106px, (max-width: 60em) 45vw, 280px"
      />
      <h3>
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          onPointerEnter={productDialog.preload}
          onClick={() => onOpen(product)}
        >
          {product.name}
        </button>
      </h3>
      <ProductTags tags={product.tags} />
      <p className={styles.description}>{product.description}</p>
      <div className={styles.foot}>
        <Amount className={styles.price} rappen={product.price} />
        {availability.available ? (
          <AddButton
            label={mustChoose ? `${product.name}: wählen` : `${product.name} in den Warenkorb`}
            onClick={() => (mustChoose ? onOpen(product) : onAdd(product))}
          />
        ) : (
          <span className={add.note}>{availability.explanation}</span>
        )}
      </div>
    </article>
  );
});
