import { productAvailability, type Serving } from '@ofenpost/core/catalogue/availability';
import { useState } from 'react';
import type { ShownProduct } from './shown-product.ts';

/**
 * Returns `at` as it was when the availability of one of the products last changed: a minute that passes renders no card
 * and hydrates none.
 */
export function useShownAt(products: readonly ShownProduct[], at: Serving): Serving {
  const availability = products
    .map((product) => productAvailability(product, at))
    .map((each) => (each.available ? '' : each.explanation))
    .join();
  const [shown, setShown] = useState({ at, availability });
  if (shown.availability === availability) return shown.at;
  setShown({ at, availability });
  return at;
}
