import {
  type FittedCreation,
  PART_WORDS,
  type SinglePart,
  adaptCreation,
  plainCreation,
} from '../pizza/change-creation.ts';
import type { PizzaCreation, PlacedTopping, ToppingPlace } from '../pizza/pizza-creation.ts';
import { normalizeCreation } from '../pizza/pizza-halves.ts';
import type { PizzaOffer, PizzaPart } from '../pizza/pizza-offer.ts';

/** The version of the form of these URLs, raised when existing ones would come to mean another pizza. */
const URL_VERSION = '1';
/** The most characters that are read. A creation with the longest keys on both halves stays below it. */
export const PIZZA_SEARCH_MAX = 1000;

const PLACES: readonly ToppingPlace[] = ['whole', 'left', 'right'];
const SINGLE_PARTS: readonly SinglePart[] = ['size', 'dough', 'sauce', 'cheese'];
const PARAMETERS: readonly string[] = ['v', ...SINGLE_PARTS, ...PLACES];

const listOf = (offer: PizzaOffer, kind: SinglePart): readonly PizzaPart[] => offer[`${kind}s`];

/** The URL keys of the parts with these ids, in the order of the ids; ids that the list does not have are left out. */
const keysOf = (list: readonly PizzaPart[], ids: readonly string[]): string[] =>
  ids.flatMap((id) => list.find((part) => part.id === id)?.urlKey ?? []);

/**
 * A creation as the search of a URL, without a question mark: `v=1&size=32cm&dough=dinkel&…&left=salami.ruccola`. Parts
 * are named by their URL keys, several toppings of a place with dots between them, so nothing needs escaping. Parts that
 * the offer does not have are left out; equal creations give the same text. Source: product design, "Pizza creator".
 */
export function pizzaSearch(offer: PizzaOffer, creation: PizzaCreation): string {
  const { toppings, ...normal } = normalizeCreation(creation);
  const singles = SINGLE_PARTS.map((kind) => [kind, keysOf(listOf(offer, kind), [normal[`${kind}Id`]])] as const);
  const placed = PLACES.map((place) => {
    const ids = toppings.filter((each) => each.place === place).map(({ toppingId }) => toppingId);
    return [place, keysOf(offer.toppings, ids)] as const;
  });
  return [['v', [URL_VERSION]] as const, ...singles, ...placed]
    .filter(([, keys]) => keys.length > 0)
    .map(([name, keys]) => `${name}=${keys.join('.')}`)
    .join('&');
}

/**
 * An unknown key or parameter as messages quote it. Anybody may have written it, so it has no invisible characters, no
 * quotation marks of ours, and at most 20 characters.
 */
const quoted = (key: string): string =>
  `«${Array.from(key.replaceAll(/[\p{C}«»]/gu, ''))
    .slice(0, 20)
    .join('')}»`;

/** The text without percent-encoding; as it is where that is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The known parameters, each with its first value, and in German what was dropped because it stood twice. */
function parametersOf(search: string): { first: ReadonlyMap<string, string>; dropped: string[] } {
  const first = new Map<string, string>();
  const dropped: string[] = [];
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [name = '', ...value] = pair.split('=');
    if (!PARAMETERS.includes(name)) continue;
    if (first.has(name)) dropped.push(`Die Angabe ${quoted(name)} stand doppelt im Link.`);
    else first.set(name, decoded(value.join('=')));
  }
  return { first, dropped };
}

/**
 * Reads a creation from the search of a URL, with or without its question mark. It never fails: what is invalid is left
 * out or replaced by the plain parts, and `dropped` says so in German, a sentence each. Unknown parameters are ignored;
 * missing ones get the plain parts. A search that is too long, or of another version, gives the plain creation.
 */
export function pizzaOfSearch(offer: PizzaOffer, search: string): FittedCreation {
  const plain = plainCreation(offer);
  if (search.length > PIZZA_SEARCH_MAX) return { creation: plain, dropped: ['Der Link ist zu lang.'] };
  const { first, dropped } = parametersOf(search);
  if ((first.get('v') ?? URL_VERSION) !== URL_VERSION)
    return { creation: plain, dropped: ['Der Link stammt aus einer anderen Version.'] };

  const idOf = (kind: keyof typeof PART_WORDS, list: readonly PizzaPart[], key: string): string | null => {
    const part = list.find(({ urlKey }) => urlKey === key);
    if (part === undefined) dropped.push(`${PART_WORDS[kind]} ${quoted(key)} gibt es nicht.`);
    return part?.id ?? null;
  };
  const singleId = (kind: SinglePart): string => {
    const key = first.get(kind);
    return (key === undefined ? null : idOf(kind, listOf(offer, kind), key)) ?? plain[`${kind}Id`];
  };
  const toppingsAt = (place: ToppingPlace): PlacedTopping[] =>
    (first.get(place) ?? '')
      .split('.')
      .filter((key) => key !== '')
      .flatMap((key) => idOf('topping', offer.toppings, key) ?? [])
      .map((toppingId) => ({ toppingId, place }));

  const wanted = {
    sizeId: singleId('size'),
    doughId: singleId('dough'),
    sauceId: singleId('sauce'),
    cheeseId: singleId('cheese'),
    toppings: PLACES.flatMap(toppingsAt),
  };
  const fitted = adaptCreation(offer, wanted);
  return { creation: fitted.creation, dropped: [...dropped, ...fitted.dropped] };
}
