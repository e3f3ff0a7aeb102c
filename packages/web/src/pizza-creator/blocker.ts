import { isOnSale } from '@ofenpost/core/catalogue/on-sale';
import type { Serving } from '@ofenpost/core/catalogue/serving';
import { availabilityOfPizza } from '@ofenpost/core/pizza-creator/pizza-availability';
import type { PizzaOffer } from '@ofenpost/core/pizza-creator/pizza-offer';
import type { ResolvedCreation } from '@ofenpost/core/pizza-creator/resolve-creation';

/** Returns in German why a pizza cannot be delivered at `at`, or null. */
export function blockerOf(offer: PizzaOffer, pizza: ResolvedCreation, at: Serving): string | null {
  if (!isOnSale(offer.baseProduct, at)) return 'Eigene Kreationen backen wir gerade nicht.';
  const { missing } = availabilityOfPizza(offer, pizza, at);
  if (missing.length === 0) return null;
  return `Gerade nicht da: ${missing.map(({ name }) => name).join(', ')}. Wähl dafür etwas anderes.`;
}
