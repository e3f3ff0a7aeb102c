import { type Result, err, ok } from '../result/result.ts';
import { normalizeCreation } from './normalize-creation.ts';
import type { PizzaCreation, PizzaHalf, ToppingPlace } from './pizza-creation.ts';
import { fullHalf } from './pizza-halves.ts';
import type {
  PizzaDough,
  PizzaIngredient,
  PizzaOffer,
  PizzaPart,
  PizzaSauce,
  PizzaSize,
  PizzaTopping,
} from './pizza-offer.ts';

/** A topping with its place. */
export type ChosenTopping = { readonly topping: PizzaTopping; readonly place: ToppingPlace };

/** A creation with its parts instead of their ids; the toppings in the offer's order: whole ones, left, right. */
export type ResolvedCreation = {
  readonly size: PizzaSize;
  readonly dough: PizzaDough;
  readonly sauce: PizzaSauce;
  readonly cheese: PizzaTopping;
  readonly toppings: readonly ChosenTopping[];
};

export type PizzaCreationError =
  | { readonly code: 'partUnknown'; readonly id: string }
  | { readonly code: 'tooManyToppings'; readonly half: PizzaHalf };

const PLACES: readonly ToppingPlace[] = ['whole', 'left', 'right'];

const find = <T extends PizzaPart>(list: readonly T[], id: string): Result<T, PizzaCreationError> => {
  const part = list.find((candidate) => candidate.id === id);
  return part === undefined ? err({ code: 'partUnknown', id }) : ok(part);
};

function findToppings({ toppings }: PizzaOffer, creation: PizzaCreation): Result<ChosenTopping[], PizzaCreationError> {
  const unknown = creation.toppings.find(({ toppingId }) => toppings.every(({ id }) => id !== toppingId));
  if (unknown !== undefined) return err({ code: 'partUnknown', id: unknown.toppingId });
  const placeById = new Map(creation.toppings.map(({ toppingId, place }) => [toppingId, place]));
  return ok(
    PLACES.flatMap((place) =>
      toppings.filter(({ id }) => placeById.get(id) === place).map((topping) => ({ topping, place })),
    ),
  );
}

/**
 * The parts of a creation. Refused: parts that the offer does not have (the first one in the order size, dough, sauce,
 * cheese, toppings), and more toppings than fit on a half. Sold-out parts are allowed.
 */
export function resolveCreation(
  offer: PizzaOffer,
  creation: PizzaCreation,
): Result<ResolvedCreation, PizzaCreationError> {
  const normal = normalizeCreation(creation);
  const size = find(offer.sizes, normal.sizeId);
  if (!size.ok) return size;
  const dough = find(offer.doughs, normal.doughId);
  if (!dough.ok) return dough;
  const sauce = find(offer.sauces, normal.sauceId);
  if (!sauce.ok) return sauce;
  const cheese = find(offer.cheeses, normal.cheeseId);
  if (!cheese.ok) return cheese;
  const half = fullHalf(normal.toppings);
  if (half !== null) return err({ code: 'tooManyToppings', half });
  const toppings = findToppings(offer, normal);
  if (!toppings.ok) return toppings;
  return ok({
    size: size.value,
    dough: dough.value,
    sauce: sauce.value,
    cheese: cheese.value,
    toppings: toppings.value,
  });
}

/** The price of an ingredient on a pizza of this size, in Rappen. The offer's schema ensures that there is one. */
export function priceFor({ prices }: PizzaIngredient, size: PizzaSize): number {
  return prices.find(({ sizeId }) => sizeId === size.id)?.price ?? 0;
}

/** The parts that cover the whole pizza: dough, sauce and cheese. */
export const groundOf = ({ dough, sauce, cheese }: ResolvedCreation): readonly PizzaIngredient[] => [
  dough,
  sauce,
  cheese,
];
