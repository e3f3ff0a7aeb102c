import * as z from 'zod/mini';
import { isSoldOut } from '../catalogue/availability.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Offer } from '../catalogue/product.ts';
import { dishAllergens } from '../kitchen-screen/dish-allergens.ts';
import { groupBy } from '../list/group-by.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import { containsWord, searchWords } from '../text/search-words.ts';
import { type Instant, instant } from '../time/instant.ts';
import { laterOf, minutesBetween } from '../time/zurich.ts';
import { type BusyControls, busyControls } from './busy-controls.ts';
import type { SellOut } from './sell-out.ts';

/** Something that can be sold out, by the name that the kitchen uses. */
const kitchenOffer = z.object({
  /**
   * One product, or every part of this name: an ingredient is sold out in own pizzas and all products' options at once.
   */
  ids: z.array(z.uuid()),
  kind: z.enum(['product', 'part']),
  name: z.string(),
  /** Where guests find it: product groups, choices of products, the pizza creator. */
  places: z.array(z.string()),
  /** As in an `Offer`; the latest, where the parts differ. */
  soldOutUntil: z.nullable(instant),
});
export type KitchenOffer = z.infer<typeof kitchenOffer>;

const PIZZA_CREATOR = 'Pizza-Creator';

type Found = Offer & { readonly id: string; readonly name: string; readonly place: string };

const productsOf = ({ productGroups }: Catalogue): Found[] =>
  productGroups.flatMap(({ name: place, products }) => products.map((product) => ({ ...product, place })));

const optionsOf = ({ productGroups }: Catalogue): Found[] =>
  productGroups
    .flatMap(({ products }) => products)
    .flatMap(({ optionGroups }) => optionGroups)
    .flatMap(({ name: place, options }) => options.map((option) => ({ ...option, place })));

/** The choices "no sauce" and "no cheese" cannot be sold out. */
const pizzaPartsOf = ({ sizes, doughs, sauces, cheeses, toppings }: PizzaOffer): Found[] =>
  [
    ...toppings,
    ...cheeses.filter(({ illustration }) => illustration !== null),
    ...sauces.filter(({ illustration }) => illustration !== 'none'),
    ...doughs,
    ...sizes,
  ].map((part) => ({ ...part, place: PIZZA_CREATOR }));

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Joins the entries with the same key, in the order of the first. */
const joined = (kind: KitchenOffer['kind'], found: readonly Found[], key: 'id' | 'name'): KitchenOffer[] =>
  [...groupBy(found, (each) => each[key]).values()].map((same) => ({
    ids: distinct(same.map(({ id }) => id)),
    kind,
    name: same[0]?.name ?? '',
    places: distinct(same.map(({ place }) => place)),
    soldOutUntil: same
      .map(({ soldOutUntil }) => soldOutUntil)
      .reduce((latest, until) => (latest === null || until === null ? (latest ?? until) : laterOf(latest, until))),
  }));

/**
 * Everything that can be sold out: products, then options and parts of own pizzas by name. Switched-off ones are left
 * out, because guests cannot order them anyway.
 */
export function kitchenOffers(catalogue: Catalogue, pizzaOffer: PizzaOffer | null): KitchenOffer[] {
  const parts = [...optionsOf(catalogue), ...(pizzaOffer === null ? [] : pizzaPartsOf(pizzaOffer))];
  const isSwitchedOn = ({ available }: Found) => available;
  return [
    // Two products of one name are two dishes; an ingredient of one name is the same everywhere.
    ...joined('product', productsOf(catalogue).filter(isSwitchedOn), 'id'),
    ...joined('part', parts.filter(isSwitchedOn), 'name').toSorted((a, b) => a.name.localeCompare(b.name, 'de')),
  ];
}

/** The offers that are sold out at `at`, the one that returns first at the top. */
export const soldOutOffers = (offers: readonly KitchenOffer[], at: Instant): KitchenOffer[] =>
  offers
    .filter(({ soldOutUntil }) => isSoldOut({ available: true, soldOutUntil }, at))
    .toSorted((a, b) => Math.sign(minutesBetween(b.soldOutUntil ?? at, a.soldOutUntil ?? at)));

/** The offers whose name holds all words, in any order; accents do not matter. An empty query finds all. */
export function searchOffers(offers: readonly KitchenOffer[], query: string): KitchenOffer[] {
  const words = searchWords(query);
  return offers.filter(({ name }) => words.every((word) => containsWord(name, word)));
}

/**
 * What the kitchen has restricted, what it could, how long its dishes bake and what they contain. It may hold entries that have ended: `busyAt` and `soldOutOffers`
 * leave them out.
 */
export const kitchenOverview = z.object({
  busyControls,
  offers: z.array(kitchenOffer),
  /** Of the dishes that do not bake as long as usual, by their ids. */
  bakeMinutes: z.record(z.string(), z.int().check(z.nonnegative())),
  dishAllergens,
  /** When a day of the books was last closed: a clock that says less was put back. Null: no day is closed. */
  lastClosedAt: z.optional(z.nullable(instant)),
});
export type KitchenOverview = z.infer<typeof kitchenOverview>;

/** The server's answer to a command. */
export type KitchenChange = { readonly busyControls: BusyControls } | { readonly soldOut: SellOut };

/** The overview after a change; offers with the same ids get the new end. */
export function overviewAfter(overview: KitchenOverview, change: KitchenChange): KitchenOverview {
  if ('busyControls' in change) return { ...overview, busyControls: change.busyControls };
  const { ids, until } = change.soldOut;
  const isMeant = (offer: KitchenOverview['offers'][number]) => offer.ids.every((id) => ids.includes(id));
  return {
    ...overview,
    offers: overview.offers.map((offer) => (isMeant(offer) ? { ...offer, soldOutUntil: until } : offer)),
  };
}
