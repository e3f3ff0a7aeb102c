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

/** Raised when the meaning of existing URLs changes. */
const URL_VERSION = '1';
/** A creation with the longest keys on both halves stays below this length. */
export const PIZZA_SEARCH_MAX = 1000;

const PLACES: readonly ToppingPlace[] = ['whole', 'left', 'right'];
const SINGLE_PARTS: readonly SinglePart[] = ['size', 'dough', 'sauce', 'cheese'];
const PARAMETERS: readonly string[] = ['v', ...SINGLE_PARTS, ...PLACES];

const listOf = (offer: PizzaOffer, kind: SinglePart): readonly PizzaPart[] => offer[`${kind}s`];

const keyOf = (list: readonly PizzaPart[], id: string): string[] =>
  list.filter((part) => part.id === id).map(({ urlKey }) => urlKey);

/**
 * A creation as the search of a URL, without a question mark: `v=1&size=32cm&dough=dinkel&…&left=salami.ruccola`. It
 * needs no escaping. Parts that the offer does not have are left out. Source: product design, "Pizza creator".
 */
export function pizzaSearch(offer: PizzaOffer, creation: PizzaCreation): string {
  const { toppings, ...normal } = normalizeCreation(creation);
  const singles = SINGLE_PARTS.map((kind) => [kind, keyOf(listOf(offer, kind), normal[`${kind}Id`])] as const);
  const placed = PLACES.map(
    (place) =>
      [
        place,
        toppings.filter((each) => each.place === place).flatMap(({ toppingId }) => keyOf(offer.toppings, toppingId)),
      ] as const,
  );
  return [['v', [URL_VERSION]] as const, ...singles, ...placed]
    .filter(([, keys]) => keys.length > 0)
    .map(([name, keys]) => `${name}=${keys.join('.')}`)
    .join('&');
}

/** The readable part of any unknown key. */
const quoted = (key: string): string =>
  `«${Array.from(key.replaceAll(/[\p{C}«»]/gu, ''))
    .slice(0, 20)
    .join('')}»`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The known parameters, each with its first value. */
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
 * Reads a creation from the search of a URL, with or without its question mark. An invalid one gives a usable creation,
 * and in German what had to be left out. Unknown parameters are ignored; missing ones get the plain parts.
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

/** The maximum length of a key, see `urlKey`. */
const LONGEST = 20;
const UNNAMED = 'teil';
const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', œ: 'oe', æ: 'ae', ø: 'o' };

const cut = (key: string, length: number): string => key.slice(0, length).replace(/-$/, '');

function plainKey(name: string): string {
  const spelt = name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüœæø]/g, (letter) => SPELT[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const key = spelt.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  return cut(key, LONGEST) || UNNAMED;
}

/** The key of a new part in shared URLs: its name, with a number where that is taken. It never changes afterwards. */
export function urlKeyOf(name: string, taken: ReadonlySet<string>): string {
  const plain = plainKey(name);
  let key = plain;
  for (let number = 2; taken.has(key); number++) key = `${cut(plain, LONGEST - `-${number}`.length)}-${number}`;
  return key;
}
