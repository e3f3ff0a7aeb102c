import type { Offer } from './offer.ts';
import { productAvailability } from './product-availability.ts';
import type { Product } from './product.ts';
import type { Serving } from './serving.ts';

/** Up to this number, products are named; more are counted. */
const NAMED_MAX = 3;

type ComparedProduct = Offer & Pick<Product, 'id' | 'name' | 'availabilitySchedule'>;

function named(names: readonly string[]): string {
  const more = names.length - NAMED_MAX;
  return more > 0 ? `${names.slice(0, NAMED_MAX).join(', ')} und ${more} mehr` : names.join(', ');
}

/**
 * What changed for products on the page between two loads, for the times of `at`: `Nicht mehr zu haben: Margherita.`,
 * or ''. Added and deleted products are not named.
 */
export function offerChanges(
  before: readonly ComparedProduct[],
  after: readonly ComparedProduct[],
  at: Serving,
): string {
  const isAvailable = (product: ComparedProduct) => productAvailability(product, at).available;
  const known = new Map(before.map((product) => [product.id, product]));
  const changed = after.filter((product) => {
    const earlier = known.get(product.id);
    // The quick test first: most products did not change.
    return earlier !== undefined && earlier !== product && isAvailable(earlier) !== isAvailable(product);
  });
  const unavailable = changed.filter((product) => !isAvailable(product)).map(({ name }) => name);
  const back = changed.filter(isAvailable).map(({ name }) => name);
  return [
    ...(unavailable.length > 0 ? [`Nicht mehr zu haben: ${named(unavailable)}.`] : []),
    ...(back.length > 0 ? [`Wieder zu haben: ${named(back)}.`] : []),
  ].join(' ');
}
