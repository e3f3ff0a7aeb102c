import type { Illustration, Topping } from '../catalogue/illustration.ts';
import type { ToppingPlace } from './pizza-creation.ts';
import type { ResolvedCreation } from './resolve-creation.ts';

/** More toppings cannot be told apart in a small picture. */
const PICTURED_MAX = 14;

/** The data for the small picture of a pizza: its sauce, its cheese and its toppings with their places, each once. */
export function pizzaIllustration({ sauce, cheese, toppings }: ResolvedCreation): Illustration {
  const layers = [{ topping: cheese, place: 'whole' }, ...toppings];
  const on = (place: ToppingPlace) =>
    new Set(layers.flatMap<Topping>((layer) => (layer.place === place ? (layer.topping.illustration ?? []) : [])));
  const whole = on('whole');
  const pictured = (place: ToppingPlace) =>
    [...on(place)].filter((topping) => !whole.has(topping)).slice(0, PICTURED_MAX);
  const halves = { left: pictured('left'), right: pictured('right') };
  return {
    kind: 'flatbread',
    sauce: sauce.illustration,
    toppings: [...whole].slice(0, PICTURED_MAX),
    ...(halves.left.length + halves.right.length > 0 && { halves }),
  };
}
