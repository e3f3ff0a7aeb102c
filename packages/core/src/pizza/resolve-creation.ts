import { isOnSale, type Serving } from '../catalogue/availability.ts';
import type { DoughLook, Flatbread, Topping } from '../catalogue/illustration.ts';
import type { Flour } from '../catalogue/ingredient.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { PizzaCreation, PizzaHalf, ToppingPlace } from './pizza-creation.ts';
import { normalizeCreation, fullHalf } from './pizza-halves.ts';
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

/** More toppings cannot be told apart in a small picture. */
const PICTURED_MAX = 14;

const WHEATS: readonly Flour[] = ['wheat', 'spelt'];

/**
 * How the doughs of an offer look, by their ids. Nobody says how, so their allergens do: sesame is strewn over wholegrain,
 * what has no gluten is pale, and all others take turns.
 */
export const doughLooks = (doughs: readonly Pick<PizzaDough, 'id' | 'allergens'>[]): ReadonlyMap<string, DoughLook> =>
  new Map(
    doughs.map(({ id, allergens }, index) => {
      const hasSesame = allergens.includes('sesame');
      const flour = hasSesame ? 'wholegrain' : (WHEATS[index % WHEATS.length] ?? 'wheat');
      return [id, { flour: allergens.includes('gluten') ? flour : 'glutenFree', hasSesame }];
    }),
  );

/** What the picture of an own pizza is drawn from: dough, sauce, cheese and toppings with their places, each once. */
export function pizzaIllustration(
  { doughs }: Pick<PizzaOffer, 'doughs'>,
  { dough, sauce, cheese, toppings }: ResolvedCreation,
): Flatbread {
  const layers = [{ topping: cheese, place: 'whole' }, ...toppings];
  const on = (place: ToppingPlace) =>
    new Set(layers.flatMap<Topping>((layer) => (layer.place === place ? (layer.topping.illustration ?? []) : [])));
  const whole = on('whole');
  const pictured = (place: ToppingPlace) =>
    [...on(place)].filter((topping) => !whole.has(topping)).slice(0, PICTURED_MAX);
  const halves = { left: pictured('left'), right: pictured('right') };
  const look = doughLooks(doughs).get(dough.id);
  return {
    kind: 'flatbread',
    sauce: sauce.illustration,
    toppings: [...whole].slice(0, PICTURED_MAX),
    ...(halves.left.length + halves.right.length > 0 && { halves }),
    ...(look && { dough: look }),
  };
}

/** As `pizzaIllustration`, for what was chosen earlier; null where nobody can choose it any more. */
export function creationIllustration(offer: PizzaOffer | null, creation: PizzaCreation): Flatbread | null {
  if (offer === null) return null;
  const pizza = resolveCreation(offer, creation);
  return pizza.ok ? pizzaIllustration(offer, pizza.value) : null;
}

export type PizzaAvailability = {
  /** Whether the pizza can be delivered. */
  readonly orderable: boolean;
  /** The chosen parts that are switched off or sold out. */
  readonly missing: readonly PizzaPart[];
};

/** Every part of a chosen pizza, its size included. */
const partsOfPizza = (pizza: ResolvedCreation): PizzaPart[] => [
  pizza.size,
  ...groundOf(pizza),
  ...pizza.toppings.map(({ topping }) => topping),
];

/** Whether a chosen pizza is available at the times of `at`; none is while own pizzas as a whole are not on sale. */
export function availabilityOfPizza(
  { baseProduct }: PizzaOffer,
  pizza: ResolvedCreation,
  at: Serving,
): PizzaAvailability {
  const missing = partsOfPizza(pizza).filter((part) => !isOnSale(part, at));
  return { orderable: isOnSale(baseProduct, at) && missing.length === 0, missing };
}

/**
 * Whether a creation is available at the times of `at`, and what is missing; refused for parts that the offer does not
 * have.
 */
export function pizzaAvailability(
  offer: PizzaOffer,
  creation: PizzaCreation,
  at: Serving,
): Result<PizzaAvailability, PizzaCreationError> {
  const pizza = resolveCreation(offer, creation);
  return pizza.ok ? ok(availabilityOfPizza(offer, pizza.value, at)) : pizza;
}
