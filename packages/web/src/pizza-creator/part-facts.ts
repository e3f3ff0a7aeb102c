import { productAvailability } from '@ofenpost/core/catalogue/product-availability';
import { PRODUCT_TAG_LABELS } from '@ofenpost/core/catalogue/product-tag';
import type { Serving } from '@ofenpost/core/catalogue/serving';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { priceFor } from '@ofenpost/core/pizza-creator/chosen-pizza';
import { partsOf } from '@ofenpost/core/pizza-creator/parts-of';
import type { PizzaIngredient, PizzaOffer, PizzaSize } from '@ofenpost/core/pizza-creator/pizza-offer';

/** What stands beside a part: its price for a size, and what it is. By the part's id. */
export type PartFacts = ReadonlyMap<string, string>;

const priceText = (price: number): string => (price === 0 ? '' : `+${formatMoney(price).replace('CHF ', '')}`);

const factsOf = (price: number, tags: PizzaIngredient['tags']): string =>
  [priceText(price), ...tags.map((tag) => PRODUCT_TAG_LABELS[tag])].filter((text) => text !== '').join(' · ');

/** `+2.00 · vegan, scharf` of each part, for a pizza of this size. */
export function partFacts({ sizes, doughs, sauces, cheeses, toppings }: PizzaOffer, size: PizzaSize): PartFacts {
  return new Map([
    ...sizes.map(({ id, price }) => [id, factsOf(price, [])] as const),
    ...[...doughs, ...sauces, ...cheeses, ...toppings].map(
      (part) => [part.id, factsOf(priceFor(part, size), part.tags)] as const,
    ),
  ]);
}

/** Why parts cannot be had at `at`, by their id: `Ausverkauft, wieder da morgen um 11:00`. */
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
