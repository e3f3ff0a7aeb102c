import { memoize, memoizeRecent } from '../memoize/memoize.ts';
import { editDistance, toleratedTypos } from '../text/edit-distance.ts';
import { type Spellings, isSpeltIn, searchWords, spellings } from '../text/search-words.ts';
import { type CatalogueFilter, filterCatalogue, type CatalogueOf, type GroupOf, hasTag } from './catalogue-filter.ts';
import { PRODUCT_TAG_LABELS, PRODUCT_TAGS } from './declaration.ts';
import { type Meaning, MEANINGS, plainWord, type SearchedProduct, stem } from './search-meanings.ts';

export type SearchResult<P> = {
  /** In the order of the menu, without empty groups; within a group, products with all words in their name first. */
  readonly groups: readonly GroupOf<P>[];
  /** What the words were taken for, as in «Wir zeigen …»; '' when all of them are written on the menu. */
  readonly understood: string;
  /** Why a product fits, by its id, where its card does not show it. */
  readonly reasons: ReadonlyMap<string, string>;
};

/** One word or phrase of a search, as it is understood on this menu. */
type Term = {
  readonly matches: (product: SearchedProduct, group: string) => boolean;
  readonly isInName: (product: SearchedProduct) => boolean;
  readonly isDeclared: boolean;
  readonly shown: string | null;
  readonly reason: (product: SearchedProduct) => string | null;
};

type Catalogue = CatalogueOf<SearchedProduct>;

/** Both words of `Haselnuss-Creme` can be looked for alone, and both together. */
const withParts = (text: string): string => {
  const parts = text.replaceAll(/\p{Pd}/gu, ' ');
  return parts === text ? text : `${text} · ${parts}`;
};

/** The texts of a product in the form for comparison. A page searches all products at every letter. */
const textsOf = memoize((product: SearchedProduct) => {
  const tags = PRODUCT_TAGS.filter((tag) => hasTag(product, tag)).map((tag) => PRODUCT_TAG_LABELS[tag]);
  const shown = [product.name, product.description, ...tags].join(' · ');
  const origins = product.origins.map(({ ingredient }) => ingredient);
  return {
    name: spellings(withParts(product.name)),
    nameWords: [...wordsOf(product.name).keys()],
    shown: spellings(withParts(shown)),
    all: spellings(withParts([shown, ...origins].join(' · '))),
    words: wordsOf([shown, ...origins].join(' ')),
  };
});

/** The single words of a text in plain letters, each with its own spelling. */
function wordsOf(text: string): ReadonlyMap<string, string> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return new Map(words.map((word) => [plainWord(word), word]));
}

const isSome = ({ productGroups }: Catalogue, matches: Term['matches']): boolean =>
  productGroups.some(({ name, products }) => products.some((product) => matches(product, name)));

/** Every word that is written on the menu, with its spelling. */
const menuWords = memoize(({ productGroups }: Catalogue): ReadonlyMap<string, string> => {
  const all = productGroups.flatMap(({ name, products }) => [
    wordsOf(name),
    ...products.map((product) => textsOf(product).words),
  ]);
  return new Map(all.toReversed().flatMap((words) => [...words]));
});

/** Whether a text has a word, both in their forms for comparison. */
type LookFor = (word: Spellings) => (text: Spellings) => boolean;

/** A word of this length is looked for everywhere, so that `sauce` finds `Tomatensauce`. */
const ANYWHERE_MIN = 5;

/** A short word begins another one, or is the last part of a compound, with or without an ending. */
function formFinder(word: string): (text: string) => boolean {
  if (word.length >= ANYWHERE_MIN || !/^\p{L}+$/u.test(word)) return (text) => text.includes(word);
  const ending = word.length > 2 ? '(?:e[nrs]?|n|s)?' : '';
  // Three letters and a vowel make a word: `tee` is in `Eistee`, but `cola` not in `Rucola`, `wein` not in `Schwein`.
  const compound = String.raw`(?<=\p{L}{3})(?<=[aeiouy]\p{L}*)${word}${ending}(?![\p{L}\p{N}])`;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${word}|${compound}`, 'u');
  return (text) => pattern.test(text);
}

const lookForPart: LookFor = ([typed, plain]) => {
  const [hasTyped, hasPlain] = [formFinder(typed), formFinder(plain)];
  return (text) => hasTyped(text[0]) || hasPlain(text[1]);
};
const lookEverywhere: LookFor = (word) => (text) => isSpeltIn(text, word);

/** What stands before the last part of a compound. */
const FIRST_PART = /^(?=\p{L}{3}).*[aeiouy]/u;

const isLastPart = (word: string, part: string): boolean =>
  word === part || (word.endsWith(part) && FIRST_PART.test(word.slice(0, -part.length)));

const MEANING_OF: ReadonlyMap<string, Meaning> = new Map(
  MEANINGS.flatMap((meaning) => meaning.words.map((word) => [stem(word), meaning])),
);

function meantTerm(meaning: Meaning, typed: string): Term {
  const head = plainWord(typed);
  // The end of a German word says what it is: a `Kräuterbier` is a beer, a `Bierbrezel` is not.
  const isInName = (product: SearchedProduct): boolean =>
    textsOf(product).nameWords.some((word) => isLastPart(word, head));
  return {
    matches: (product, group) => meaning.fits(product, group) || (meaning.isDeclared !== true && isInName(product)),
    isInName,
    isDeclared: meaning.isDeclared === true,
    shown: meaning.shown,
    reason: (product) => meaning.reason?.(product) ?? null,
  };
}

function writtenTerm(typed: string, lookFor: LookFor): Term {
  const isIn = lookFor(spellings(typed));
  const isInGroup = memoizeRecent((group: string) => Number(isIn(spellings(group))));
  return {
    matches: (product, group) => isIn(textsOf(product).all) || isInGroup(group) === 1,
    isInName: (product) => isIn(textsOf(product).name),
    isDeclared: false,
    shown: null,
    reason: (product) => {
      const { shown } = textsOf(product);
      if (isIn(shown)) return null;
      const origin = product.origins.find(({ ingredient }) => isIn(spellings(ingredient)));
      return origin === undefined ? null : `mit ${origin.ingredient}`;
    },
  };
}

/** Words of the menu that were meant by a mistyped one. */
function similarTerm(meant: ReadonlyMap<string, string>, typed: string): Term {
  const isMeant = (word: string): boolean => meant.has(word);
  const isInGroup = memoizeRecent((group: string) => Number([...wordsOf(group).keys()].some(isMeant)));
  const spelt = [...new Set(meant.values())].slice(0, 3).map((word) => `«${word}»`);
  return {
    matches: (product, group) => [...textsOf(product).words.keys()].some(isMeant) || isInGroup(group) === 1,
    isInName: (product) => textsOf(product).nameWords.some(isMeant),
    isDeclared: false,
    shown: `${spelt.join(' oder ')} statt «${typed}»`,
    reason: () => null,
  };
}

/** A beginning of this length is understood, since guests see results while they type. */
const BEGINNING_MIN = 4;
/** The beginning of a longer word may have a typo from this length on. */
const WRONG_BEGINNING_MIN = 6;

const tolerated = (one: string, other: string): number => Math.min(toleratedTypos(one), toleratedTypos(other));

/** The typos between a typed word and another one or, a little further, its beginning. */
function typosBetween(typed: string, word: string): number {
  const whole = editDistance(typed, word, tolerated(typed, word));
  if (whole < Infinity || typed.length < WRONG_BEGINNING_MIN || word.length <= typed.length) return whole;
  return 0.5 + editDistance(typed, word.slice(0, typed.length), 1);
}

/** What a word that is not on the menu was meant to be: the nearest meaning, or the nearest words of the menu. */
function forgivenTerm(catalogue: Catalogue, typed: string): Term | null {
  const word = plainWord(typed);
  let nearest = Infinity;
  let meaning: Meaning | undefined;
  for (const [key, candidate] of MEANING_OF) {
    if (key.includes(' ')) continue;
    const isBegun = word.length >= BEGINNING_MIN && key.startsWith(word);
    const typos = isBegun ? 0.5 : editDistance(stem(word), key, tolerated(stem(word), key));
    if (typos >= nearest || !isSome(catalogue, candidate.fits)) continue;
    nearest = typos;
    meaning = candidate;
  }
  const similar = new Map<string, string>();
  for (const [key, spelling] of menuWords(catalogue)) {
    const typos = typosBetween(word, key);
    if (typos === Infinity || typos > nearest || (typos === nearest && meaning !== undefined)) continue;
    if (typos < nearest) similar.clear();
    nearest = typos;
    meaning = undefined;
    similar.set(key, spelling);
  }
  if (meaning !== undefined) return meantTerm(meaning, typed);
  return similar.size > 0 ? similarTerm(similar, typed) : null;
}

/** The meaning, if something on this menu has it. */
const withFits = (catalogue: Catalogue, meaning: Meaning | undefined): Meaning | null =>
  meaning !== undefined && isSome(catalogue, meaning.fits) ? meaning : null;

const meaningOf = (catalogue: Catalogue, typed: string): Meaning | null =>
  withFits(catalogue, MEANING_OF.get(stem(typed)));

/** What `ohne …` asks for, where the next word is something to avoid; it may be mistyped. */
function withoutMeaning(catalogue: Catalogue, avoided: string): Meaning | null {
  const exact = meaningOf(catalogue, `ohne ${avoided}`);
  if (exact !== null) return exact;
  const phrase = stem(`ohne ${avoided}`);
  const most = toleratedTypos(avoided);
  const keys = [...MEANING_OF.keys()].filter((key) => key.startsWith('ohne '));
  const [near] = keys
    .map((key) => ({ key, typos: editDistance(phrase, key, most) }))
    .filter(({ typos }) => typos < Infinity)
    .toSorted((left, right) => left.typos - right.typos);
  return near === undefined ? null : withFits(catalogue, MEANING_OF.get(near.key));
}

/** What two words mean together: `ohne Gluten`, `gluten frei`. */
function phraseMeaning(catalogue: Catalogue, word: string, next: string): Meaning | null {
  if (word === 'ohne') return withoutMeaning(catalogue, next);
  return next === 'frei' ? meaningOf(catalogue, word + next) : null;
}

/** Written on the menu or not, they say nothing about a dish. */
const FILLERS = new Set(
  ['mit', 'und', 'oder', 'fur', 'ein', 'eine', 'einen', 'etwas', 'was', 'gericht', 'gerichte'].map(plainWord),
);

/** The words of a query that say something about a dish. */
function significantWords(query: string): string[] {
  const all = searchWords(query);
  const significant = all.filter((word) => !FILLERS.has(plainWord(word)));
  return significant.length > 0 ? significant : all;
}

/** The terms of a query in its order; null for a word that nothing on the menu is like. */
function termsOf(catalogue: Catalogue, words: readonly string[]): (Term | null)[] {
  const terms: (Term | null)[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const next = words[index + 1];
    const phrase = next === undefined ? null : phraseMeaning(catalogue, word, next);
    if (phrase !== null) {
      terms.push(meantTerm(phrase, word));
      index += 1;
      continue;
    }
    const meaning = meaningOf(catalogue, word);
    const exact =
      meaning === null
        ? [lookForPart, lookEverywhere].map((look) => writtenTerm(word, look))
        : [meantTerm(meaning, word)];
    terms.push(exact.find(({ matches }) => isSome(catalogue, matches)) ?? forgivenTerm(catalogue, word));
  }
  return terms;
}

/**
 * Finds products by words that need not be written on the menu: kinds, tags and declarations by the names that guests
 * give them, and mistyped words. A word that is on the menu is taken as typed, so nothing similar is among its results.
 */
export function searchCatalogue<P extends SearchedProduct>(
  catalogue: CatalogueOf<P>,
  filter: CatalogueFilter,
): SearchResult<P> {
  const words = significantWords(filter.query);
  const found = termsOf(catalogue, words);
  const terms = found.filter((term) => term !== null);
  const reasons = new Map<string, string>();
  if (terms.length < found.length) return { groups: [], understood: '', reasons };
  // `Bier & Wein` is the name of a group, though no product is both. A declaration still decides alone.
  const canNameGroup = words.length > 1 && !terms.some(({ isDeclared }) => isDeclared);
  const isNameOf = memoizeRecent((group: string) => {
    const name = spellings(group);
    return Number(canNameGroup && words.every((word) => isSpeltIn(name, spellings(word))));
  });
  const matches = (product: P, group: string) =>
    isNameOf(group) === 1 || terms.every((term) => term.matches(product, group));
  const isNamed = (product: P) => terms.every((term) => term.isInName(product));
  const groups = filterCatalogue(catalogue, filter)
    .map((group) => {
      const matching = group.products.filter((product) => matches(product, group.name));
      const [named, others] = [matching.filter(isNamed), matching.filter((product) => !isNamed(product))];
      return { ...group, products: [...named, ...others] };
    })
    .filter(({ products }) => products.length > 0);
  for (const product of groups.flatMap(({ products }) => products)) {
    const reason = terms.flatMap((term) => term.reason(product) ?? []).join(', ');
    if (reason !== '') reasons.set(product.id, reason);
  }
  const understood = [...new Set(terms.flatMap(({ shown }) => shown ?? []))].join(', ');
  return { groups, understood: groups.length === 0 ? '' : understood, reasons };
}
