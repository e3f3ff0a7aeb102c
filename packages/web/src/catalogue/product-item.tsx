import { productAvailability } from '@ofenpost/core/catalogue/product-availability';
import { type ComponentProps, use } from 'react';
import { WriteInContext } from '../app/rendered-id.ts';
import { ProductCard } from './product-card.tsx';

type Props = ComponentProps<typeof ProductCard>;

/** The card follows from the product, which stays the same until somebody changes it, and from what is said of its availability. */
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

/** A product in a list. A page shows sixty, so the server draws each once for all pages. */
export const ProductItem = import.meta.env.SSR ? WrittenItem : CardItem;
