import { productAvailability } from '@ofenpost/core/catalogue/product-availability';
import { PRODUCT_TAG_LABELS } from '@ofenpost/core/catalogue/product-tag';
import type { Serving } from '@ofenpost/core/catalogue/serving';
import { partsOf } from '@ofenpost/core/pizza-creator/parts-of';
import type { PizzaOffer } from '@ofenpost/core/pizza-creator/pizza-offer';

/** Short notes on parts, by their ids: `vegan, scharf`. */
export type PartSummaries = ReadonlyMap<string, string>;

export const partSummaries = ({ doughs, sauces, cheeses, toppings }: PizzaOffer): PartSummaries =>
  new Map(
    [...doughs, ...sauces, ...cheeses, ...toppings].map(
      ({ id, tags }) => [id, tags.map((tag) => PRODUCT_TAG_LABELS[tag]).join(' · ')] as const,
    ),
  );

/** Returns why parts are unavailable at `at`, by their ids: `Ausverkauft, wieder da morgen um 11:00`. */
export function missingReasons(offer: PizzaOffer, at: Serving): ReadonlyMap<string, string> {
  const always = { availabilitySchedule: null };
  return new Map(
    partsOf(offer)
      .flat()
      .flatMap((part) => {
        const availability = productAvailability({ ...part, ...always }, at);
        return availability.available ? [] : [[part.id, availability.explanation] as const];
      }),
  );
}
