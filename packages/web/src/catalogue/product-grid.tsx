import { type ProductAvailability, productAvailability, type Serving } from '@ofenpost/core/catalogue/availability';
import type { ListLayout } from '@ofenpost/core/catalogue/list-layout';
import { needsChoice } from '@ofenpost/core/catalogue/option-choice';
import { memo, type ComponentProps, use, useCallback } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { RenderOnceContext } from '../hydration/render-once.ts';
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
  /** Whether the dialog has its own address, on the page of the products. */
  readonly hasAddress?: boolean;
  readonly opened: Opened<ShownProduct> | null;
  readonly onClosed: (opened: Opened<ShownProduct>) => void;
};

/** Hosts the product dialog, which is loaded when a product is first opened. */
export function ProductDialogHost({ hasAddress = false, opened, onClosed }: ProductDialogHostProps) {
  if (opened === null) return null;
  const close = () => onClosed(opened);
  return (
    <productDialog.Component
      key={opened.count}
      product={opened.shown}
      hasAddress={hasAddress}
      onClosed={close}
      onLoadFailed={close}
    />
  );
}

/** Without one, all are cards. `rows` are a lead's others, for the results of a search. */
type GridLayout = ListLayout | 'rows';

/** How a card is shown, by its layout; `lead` is the large first one of its group. */
type CardFace = GridLayout | 'card';

type ProductCardProps = {
  readonly product: ShownProduct;
  /** Why it was found, where the card does not show it. */
  readonly reason?: string | undefined;
  /** The time for which availability is checked. */
  readonly at: Serving;
  readonly face?: CardFace;
  readonly onOpen: (product: ShownProduct) => void;
  readonly onAdd: (product: ShownProduct) => void;
};

/** The name of a product, which opens it. Its layer covers the card that it is in. */
export const ProductName = ({ product, onOpen }: Pick<ProductCardProps, 'product' | 'onOpen'>) => (
  <button
    type="button"
    className={styles.open}
    translate="no"
    aria-haspopup="dialog"
    onPointerEnter={productDialog.preload}
    onClick={() => onOpen(product)}
  >
    {product.name}
  </button>
);

type ProductFootProps = Pick<ProductCardProps, 'product' | 'onOpen' | 'onAdd'> & {
  readonly availability: ProductAvailability;
};

/** The price of a product, and the button that adds it or asks for its options; a note where it is not available. */
export function ProductFoot({ product, availability, onOpen, onAdd }: ProductFootProps) {
  const mustChoose = needsChoice(product);
  return (
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
  );
}

/** How wide pictures are shown; those of a list are equally small on every page. */
const SIZES: Record<Exclude<CardFace, 'list'>, string> = {
  card: '(max-width: 43.75em) 106px, (max-width: 60em) 45vw, 280px',
  lead: '(max-width: 43.75em) 220px, 340px',
  rows: '(max-width: 43.75em) 92px, (max-width: 60em) 45vw, 280px',
  tiles: '(max-width: 22.99em) 106px, (max-width: 60em) calc(42vw - 50px), 280px',
};
const pictureSize = (face: CardFace) => (face === 'list' ? { size: 48 } : { size: 200, sizes: SIZES[face] });

/** Memoised, because a page shows many cards and filters them at every letter. */
const ProductCard = memo(function ProductCard({ product, reason, at, face = 'card', onOpen, onAdd }: ProductCardProps) {
  const availability = productAvailability(product, at);
  return (
    <article className={availability.available ? styles.card : `${styles.card} ${styles.unavailable}`}>
      <FoodPicture
        src={pictureUrl(product.id, product.pictureHash)}
        photo={product.photo}
        className={styles.picture}
        {...pictureSize(face)}
      />
      <h3>
        <ProductName product={product} onOpen={onOpen} />
      </h3>
      <ProductTags tags={product.tags} />
      <p className={styles.description}>{product.description}</p>
      {reason !== undefined && <p className={styles.reason}>Passt: {reason}</p>}
      <ProductFoot product={product} availability={availability} onOpen={onOpen} onAdd={onAdd} />
    </article>
  );
});

type ProductItemProps = ComponentProps<typeof ProductCard>;

/**
 * The cached card depends on the product, which stays the same object until somebody changes it, and on its
 * availability.
 */
function WrittenItem(props: ProductItemProps) {
  const renderOnce = use(RenderOnceContext);
  const { product, reason, at, face = 'card' } = props;
  if (renderOnce === null || reason !== undefined) return <CardItem {...props} />;
  const availability = productAvailability(product, at);
  const variant = `${face} ${availability.available ? '' : availability.explanation}`;
  return <li dangerouslySetInnerHTML={{ __html: renderOnce(product, variant, <ProductCard {...props} />) }} />;
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
  /** Why a product was found, by its id. */
  readonly reasons?: ReadonlyMap<string, string>;
  /** The time for which availability is checked. */
  readonly at: Serving;
  readonly layout?: GridLayout;
  /** Opens a product elsewhere than in the grid's own dialog. */
  readonly onOpen?: (product: ShownProduct) => void;
};

/** Returns how products are opened, how those that need no choice are added, and the dialog of the open one. */
export function useProductDialog() {
  const { cart } = useActors();
  const { opened, open, end } = useOpened<ShownProduct>();
  const add = useCallback(
    ({ id }: ShownProduct) => cart.send({ type: 'item.added', item: { productId: id, optionIds: [], amount: 1 } }),
    [cart],
  );
  return { open, add, dialog: <ProductDialogHost opened={opened} onClosed={end} /> };
}

const faceOf = (layout: GridLayout | undefined, index: number): CardFace =>
  layout === 'lead' && index > 0 ? 'rows' : (layout ?? 'card');

/** Shows product cards, and the dialog of the open one. Memoised, because a page shows several grids. */
export const ProductGrid = memo(function ProductGrid({ products, reasons, at, layout, onOpen }: Props) {
  const { open, add, dialog } = useProductDialog();
  return (
    <>
      <ul className={layout === undefined ? styles.grid : `${styles.grid} ${styles[layout]}`}>
        {products.map((product, index) => (
          <ProductItem
            key={product.id}
            product={product}
            reason={reasons?.get(product.id)}
            at={at}
            face={faceOf(layout, index)}
            onOpen={onOpen ?? open}
            onAdd={add}
          />
        ))}
      </ul>
      {dialog}
    </>
  );
});
