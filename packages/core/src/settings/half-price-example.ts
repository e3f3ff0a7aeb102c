import type { HalfPriceRule, PizzaOffer, PizzaSize, PizzaTopping } from '../pizza-creator/pizza-offer.ts';
import { type PizzaPriceLine, pizzaPrice } from '../pizza-creator/pizza-price.ts';
import { priceFor } from '../pizza-creator/resolve-creation.ts';

const byPrice = (toppings: readonly PizzaTopping[], size: PizzaSize): readonly PizzaTopping[] =>
  toppings.toSorted((a, b) => priceFor(a, size) - priceFor(b, size));

/**
 * The price of the cheapest topping on the left and the dearest on the right half under this rule, on the first size;
 * null when the offer has too few toppings. The lines are those that the pizza creator would show.
 */
export function halfPriceExample(offer: PizzaOffer, halfPriceRule: HalfPriceRule): readonly PizzaPriceLine[] | null {
  const [[size], [dough], [sauce], [cheese]] = [offer.sizes, offer.doughs, offer.sauces, offer.cheeses];
  if (size === undefined || dough === undefined || sauce === undefined || cheese === undefined) return null;
  const toppings = byPrice(offer.toppings, size);
  const [left, right] = [toppings[0], toppings.at(-1)];
  if (left === undefined || right === undefined || left === right) return null;
  const priced = pizzaPrice(
    { ...offer, halfPriceRule },
    {
      sizeId: size.id,
      doughId: dough.id,
      sauceId: sauce.id,
      cheeseId: cheese.id,
      toppings: [
        { toppingId: left.id, place: 'left' },
        { toppingId: right.id, place: 'right' },
      ],
    },
  );
  return priced.ok ? priced.value.lines.filter(({ kind }) => kind === 'topping') : null;
}
