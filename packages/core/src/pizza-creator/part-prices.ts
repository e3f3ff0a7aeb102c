import { toggledPlace } from './change-creation.ts';
import type { ToppingPlace } from './pizza-creation.ts';
import type { PizzaOffer, PizzaTopping } from './pizza-offer.ts';
import { priceOfPizza } from './pizza-price.ts';
import { type ResolvedCreation, priceFor } from './resolve-creation.ts';

/**
 * The amount that each part of the offer adds to the price of this pizza, in Rappen, by its id: for toppings the price
 * at the chosen place, for sizes the difference to the cheapest one with all parts of the pizza, for any other part its
 * price on this size.
 */
export function partPrices(
  offer: PizzaOffer,
  pizza: ResolvedCreation,
  side: ToppingPlace,
): ReadonlyMap<string, number> {
  const totalOf = (changed: Partial<ResolvedCreation>): number => priceOfPizza(offer, { ...pizza, ...changed }).total;
  const present = totalOf({});
  const toppingPrice = (topping: PizzaTopping): number => {
    const place = pizza.toppings.find((each) => each.topping.id === topping.id)?.place;
    const others = pizza.toppings.filter((each) => each.topping.id !== topping.id);
    const toggled = toggledPlace(place, side);
    return Math.abs(
      totalOf({ toppings: toggled === undefined ? others : [...others, { topping, place: toggled }] }) - present,
    );
  };
  const sizeTotals = offer.sizes.map((size) => [size.id, totalOf({ size })] as const);
  const cheapest = Math.min(...sizeTotals.map(([, total]) => total));
  return new Map([
    ...sizeTotals.map(([id, total]) => [id, total - cheapest] as const),
    ...[...offer.doughs, ...offer.sauces, ...offer.cheeses].map(
      (part) => [part.id, priceFor(part, pizza.size)] as const,
    ),
    ...offer.toppings.map((topping) => [topping.id, toppingPrice(topping)] as const),
  ]);
}
