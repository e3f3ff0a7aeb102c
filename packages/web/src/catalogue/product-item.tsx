import { productAvailability } from '@ofenpost/core/catalogue/product-availability';
import { type ComponentProps, use } from 'react';
import { WriteInContext } from '../app/rendered-id.ts';
import { ProductCard } from './product-card.tsx';

type Props = ComponentProps<typeof ProductCard>;

/**
 * The cached card depends on the product, which stays the same object until somebody changes it, and on its
 * availability.
 */
function WrittenItem(props: Props) {
  const writeIn = use(WriteInContext);
  if (writeIn === null) return <CardItem {...props} />;
  const { product, at } = props;
  const availability = productAvailability(product, at);
  const variant = availability.available ? '' : availability.explanation;
  return <li dangerouslySetInnerHTML={{ __html: writeIn(product, variant, <ProductCard {...props} />) }} />;
}

const CardItem = (props: Props) => (
  <li>
    <ProductCard {...props} />
  </li>
);

/** A product in a list. A page shows sixty of them, so the server renders each once for all pages. */
export const ProductItem = import.meta.env.SSR ? WrittenItem : CardItem;
