import { productAvailability, type Serving } from '@ofenpost/core/catalogue/availability';
import { memo, type ComponentProps, use, useCallback } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { WriteInContext } from '../hydration/rendered-id.ts';
import { pictureUrl } from '../illustration/illustration-url.ts';
import { Amount } from '../money/amount.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { type Opened, useOpened } from '../ui/use-opened.ts';
import { AddButton } from './add-button.tsx';
import { FoodPicture } from './product-picture.tsx';
import { ProductTags } from './product-tags.tsx';
import type { ShownProduct } from './shown-product.ts';
import addStyles from './add-button.module.css';
import styles from './product-card.module.css';

const productDialog = onDemand(() => import('./product-dialog.tsx').then((module) => module.ProductDialog));

type ProductDialogHostProps = {
  readonly opened: Opened<ShownProduct> | null;
  readonly onClosed: (opened: Opened<ShownProduct>) => void;
};

/** Hosts the product dialog, which is loaded when a product is first opened. */
function ProductDialogHost({ opened, onClosed }: ProductDialogHostProps) {
  if (opened === null) return null;
  const close = () => onClosed(opened);
  return <productDialog.Component key={opened.count} product={opened.shown} onClosed={close} onLoadFailed={close} />;
}

type ProductCardProps = {
  readonly product: ShownProduct;
  /** The time for which availability is checked. */
  readonly at: Serving;
  readonly onOpen: (product: ShownProduct) => void;
  readonly onAdd: (product: ShownProduct) => void;
};

/** Memoised, because a page shows many cards and filters them at every letter. */
const ProductCard = memo(function ProductCard({ product, at, onOpen, onAdd }: ProductCardProps) {
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
          <span className={addStyles.note}>{availability.explanation}</span>
        )}
      </div>
    </article>
  );
});

type ProductItemProps = ComponentProps<typeof ProductCard>;

/**
 * The cached card depends on the product, which stays the same object until somebody changes it, and on its
 * availability.
 */
function WrittenItem(props: ProductItemProps) {
  const writeIn = use(WriteInContext);
  if (writeIn === null) return <CardItem {...props} />;
  const { product, at } = props;
  const availability = productAvailability(product, at);
  const variant = availability.available ? '' : availability.explanation;
  return <li dangerouslySetInnerHTML={{ __html: writeIn(product, variant, <ProductCard {...props} />) }} />;
}

const CardItem = (props: ProductItemProps) => (
  <li>
    <ProductCard {...props} />
  </li>
);

/** A product in a list. A page shows sixty of them, so the server renders each once for all pages. */
export const ProductItem = import.meta.env.SSR ? WrittenItem : CardItem;

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
  return (
    <>
      <ul className={styles.grid}>
        {products.map((product) => (
          <ProductItem key={product.id} product={product} at={at} onOpen={open} onAdd={add} />
        ))}
      </ul>
      <ProductDialogHost opened={opened} onClosed={end} />
    </>
  );
});
