import { type Result, ok } from '../result/result.ts';
import type { PizzaCreation, PizzaHalf, ToppingPlace } from './pizza-creation.ts';
import type { HalfPriceRule, PizzaOffer, PizzaPart, PizzaSize } from './pizza-offer.ts';
import {
  type ResolvedCreation,
  type ChosenTopping,
  type PizzaCreationError,
  resolveCreation,
  priceFor,
} from './resolve-creation.ts';

/** One line of a price; `price` in Rappen, never negative. */
export type PizzaPriceLine = {
  readonly kind: 'base' | 'size' | 'dough' | 'sauce' | 'cheese' | 'topping';
  /** The id of the part, or of the base product for the base. */
  readonly id: string;
  /** The label for the guest, in German. */
  readonly label: string;
  readonly place: ToppingPlace;
  readonly price: number;
};

/** The price of one pizza, in Rappen, line by line. The lines sum to the total. */
export type PizzaPrice = { readonly lines: readonly PizzaPriceLine[]; readonly total: number };

/** The text after a topping that lies on one half only. */
export const PLACE_LABELS: Record<ToppingPlace, string> = { whole: '', left: ' (links)', right: ' (rechts)' };

/** A Rappen cannot be split: the half of an odd price is rounded up. */
const halfOf = (price: number): number => Math.ceil(price / 2);

const sumOn = (toppings: readonly ChosenTopping[], size: PizzaSize, half: PizzaHalf): number =>
  toppings.filter(({ place }) => place === half).reduce((sum, { topping }) => sum + priceFor(topping, size), 0);

/** The half with the more expensive toppings of its own; the left one on a tie. */
const dearerHalf = ({ toppings, size }: ResolvedCreation): PizzaHalf =>
  sumOn(toppings, size, 'right') > sumOn(toppings, size, 'left') ? 'right' : 'left';

/**
 * The price of a topping on one half:
 * - `half_each`: half its price, rounded up to a Rappen,
 * - `dearer_half`: its full price on the half whose toppings cost more, 0 on the other,
 * - `full`: its full price.
 */
function halfToppingPrice(rule: HalfPriceRule, price: number, isOnDearerHalf: boolean): number {
  switch (rule) {
    case 'half_each':
      return halfOf(price);
    case 'dearer_half':
      return isOnDearerHalf ? price : 0;
    case 'full':
      return price;
  }
}

function toppingLines(rule: HalfPriceRule, pizza: ResolvedCreation): PizzaPriceLine[] {
  const dearer = dearerHalf(pizza);
  return pizza.toppings.map(({ topping, place }) => {
    const price = priceFor(topping, pizza.size);
    return {
      kind: 'topping',
      id: topping.id,
      label: `${topping.name}${PLACE_LABELS[place]}`,
      place,
      price: place === 'whole' ? price : halfToppingPrice(rule, price, place === dearer),
    };
  });
}

const wholeLine = (
  kind: Exclude<PizzaPriceLine['kind'], 'topping'>,
  { id, name }: Pick<PizzaPart, 'id' | 'name'>,
  price: number,
): PizzaPriceLine => ({ kind, id, label: name, place: 'whole', price });

/** The price of a chosen pizza, line by line. It is not rounded to 5 Rappen. */
export function priceOfPizza({ baseProduct, halfPriceRule }: PizzaOffer, pizza: ResolvedCreation): PizzaPrice {
  const { size, dough, sauce, cheese } = pizza;
  const lines = [
    wholeLine('base', baseProduct, baseProduct.price),
    wholeLine('size', size, size.price),
    wholeLine('dough', dough, priceFor(dough, size)),
    wholeLine('sauce', sauce, priceFor(sauce, size)),
    wholeLine('cheese', cheese, priceFor(cheese, size)),
    ...toppingLines(halfPriceRule, pizza),
  ];
  return { lines, total: lines.reduce((sum, { price }) => sum + price, 0) };
}

/**
 * The price of a creation, line by line; refused for parts that the offer does not have. Source: product design, "Pizza
 * creator".
 */
export function pizzaPrice(offer: PizzaOffer, creation: PizzaCreation): Result<PizzaPrice, PizzaCreationError> {
  const pizza = resolveCreation(offer, creation);
  return pizza.ok ? ok(priceOfPizza(offer, pizza.value)) : pizza;
}
