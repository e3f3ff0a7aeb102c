import { productAvailability, type Serving } from '@ofenpost/core/catalogue/availability';
import { useState } from 'react';
import type { ShownProduct } from './shown-product.ts';

/** Whether all products are as available at one time as at the other, and say the same of it. */
export const looksSameAt = (products: readonly ShownProduct[], one: Serving, other: Serving): boolean =>
  products.every((product) => {
    const [before, after] = [productAvailability(product, one), productAvailability(product, other)];
    return before.available ? after.available : !after.available && before.explanation === after.explanation;
  });

/**
 * Returns `at` as it was when the availability of one of the products last changed: a minute that passes renders no card
 * and hydrates none.
 */
export function useShownAt(products: readonly ShownProduct[], at: Serving): Serving {
  const [shown, setShown] = useState(at);
  if (shown === at || looksSameAt(products, shown, at)) return shown;
  setShown(at);
  return at;
}
