import { isCartAmount } from '../cart/cart-limits.ts';
import { folded } from '../text/search-words.ts';

/**
 * Up to this value a number may be an amount; above it staff have to confirm, except where "x" follows it: `x40` may be
 * a size too. Source: product design, "Order desk".
 */
export const AMOUNT_UNASKED_MAX = 20;
/** Up to this value a number before a dish is an amount, unless it belongs to the dish's name. */
const PIECES_MAX = 9;

/** Something that is found by its name, together with its choices, such as its sizes. */
export type Findable = { readonly name: string; readonly choices: readonly ChoiceGroup[] };
type ChoiceGroup = { readonly options: readonly { readonly id: string; readonly name: string }[] };

/** The typed text: amounts with "x", numbers whose meaning depends on the article, and words, in their order. */
export type Typed = {
  readonly pieces: number | null;
  /** Whether its "x" follows the amount, as in `40x`. */
  readonly isCounted: boolean;
  readonly numbers: readonly string[];
  readonly words: readonly string[];
  /** Whether the first number comes before everything else. */
  readonly beginsWithNumber: boolean;
};

/** The amount and options of an article. `isAmountSure`: no confirmation is needed. */
export type Reading = {
  readonly amount: number;
  readonly isAmountSure: boolean;
  readonly optionIds: readonly string[];
};

const NUMBER = /^\d+$/;
const PIECES = /^(?:(\d+)(?:[x×*]|mal|stk\.?|stück)|[x×*](\d+))$/iu;
const TIMES = /^(?:[x×*]|mal|stk\.?|stück)$/iu;
/** `2xmarg`, `diavola40` and `2marg`: a number that is written together with a word. Shorter than three letters is a unit, as in `40cm`. */
const JOINED = /^(\d+[x×*])(.+)$|^(\p{L}{2,})([x×*]?\d+)$|^(\d+)(\p{L}{3,})$/iu;

/** Number words as the names of dishes use them. */
const NUMERALS: Readonly<Record<string, readonly string[]>> = {
  2: ['due', 'zwei', 'deux', 'two'],
  3: ['tre', 'drei', 'trois', 'three'],
  4: ['quattro', 'vier', 'quatre', 'four'],
  5: ['cinque', 'funf', 'cinq', 'five'],
};

function separated(word: string): readonly string[] {
  if (PIECES.test(word)) return [word];
  const parts = (JOINED.exec(word) ?? []).slice(1).filter((part) => part !== undefined);
  return parts.length > 0 ? parts : [word];
}

/** Joins `40 x` to `40x`, and `x 40` to `x40`. */
const joined = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, index) => {
    const [before = '', after = ''] = [words[index - 1], words[index + 1]];
    if (TIMES.test(word) && (NUMBER.test(before) || (/^[x×*]$/iu.test(word) && NUMBER.test(after)))) return [];
    if (!NUMBER.test(word)) return [word];
    if (TIMES.test(after)) return [`${word}x`];
    return [/^[x×*]$/iu.test(before) && !NUMBER.test(words[index - 2] ?? '') ? `x${word}` : word];
  });

/** Sorts the typed words; null with two amounts. */
export function typedWords(typed: readonly string[]): Typed | null {
  const words = joined(typed.flatMap(separated));
  const pieces = words.flatMap((word) => {
    const [, before, following] = PIECES.exec(word) ?? [];
    return before ?? following ?? [];
  });
  if (pieces.length > 1) return null;
  const rest = words.filter((word) => !PIECES.test(word));
  return {
    pieces: pieces[0] === undefined ? null : Number(pieces[0]),
    isCounted: words.some((word) => PIECES.exec(word)?.[1] !== undefined),
    numbers: rest.filter((word) => NUMBER.test(word)),
    words: rest.filter((word) => !NUMBER.test(word)),
    beginsWithNumber: NUMBER.test(rest[0] ?? ''),
  };
}

const partsOf = (name: string): readonly string[] =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
const together = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * Whether a name has this number, or a word with a number such as `40cm` or `0.5`; a part of a longer number does not
 * match.
 */
function hasNumber(name: string, typed: string): boolean {
  const number = together(typed);
  const bounded = new RegExp(String.raw`(?<!\d)${number}(?!\d)`, 'u');
  return partsOf(name).some((part) => bounded.test(part)) || bounded.test(together(name));
}

const hasNumeral = (name: string, number: string, words: readonly string[]): boolean =>
  partsOf(name).some(
    (part) => NUMERALS[number]?.includes(part) === true && !words.some((word) => part.startsWith(folded(word))),
  );

type Chosen = { readonly optionIds: readonly string[]; readonly left: readonly string[] };

/** The options that the words mean, one of each group, the last typed first; `left` are words without an option. */
function chosenOptions({ choices }: Findable, typed: readonly string[], fits: typeof hasNumber): Chosen {
  const used = new Set<number>();
  const optionIds: string[] = [];
  const left = typed.toReversed().filter((each) => {
    for (const [index, { options }] of choices.entries()) {
      const option = used.has(index) ? undefined : options.find(({ name }) => fits(name, each));
      if (option === undefined) continue;
      used.add(index);
      optionIds.push(option.id);
      return false;
    }
    return true;
  });
  return { optionIds, left: left.toReversed() };
}

/** The numbers that are not part of the name; of two equal ones, the later belongs to the name. */
function withoutName(name: string, { numbers, words }: Typed): readonly string[] {
  const ofName = new Set<string>();
  return numbers
    .toReversed()
    .filter((number) => {
      const isFree = !ofName.has(number) && !words.some((word) => hasNumber(word, number));
      const isOfName = isFree && (hasNumber(name, number) || hasNumeral(name, number, words));
      if (isOfName) ofName.add(number);
      return !isOfName;
    })
    .toReversed();
}

/** A word with a number belongs to an option when the name does not have it; so does a unit after a number. */
function wordsOfName({ name, choices }: Findable, words: readonly string[], optionIds: readonly string[]) {
  const chosen = choices.flatMap(({ options }) => options.filter(({ id }) => optionIds.includes(id)));
  return words.filter(
    (word) => !chosen.some((option) => partsOf(option.name).includes(folded(word))) || hasWord(name, word),
  );
}
const hasWord = (name: string, word: string): boolean => partsOf(name).some((part) => part.startsWith(folded(word)));

/**
 * What the numbers mean for this article: first parts of its name, then options, then the amount; null when one has no
 * meaning. `words` must be found in its name, `inName` is the count of numbers in it.
 */
export function readNumbers(
  article: Findable,
  typed: Typed,
): (Reading & { readonly words: readonly string[]; readonly inName: number }) | null {
  const sized = typed.words.filter((word) => /\d/.test(word) && !hasNumber(article.name, word));
  const bySize = chosenOptions(article, sized, hasNumber);
  const open = withoutName(article.name, typed);
  const [first] = open;
  const isFront = typed.pieces === null && typed.beginsWithNumber && first === typed.numbers[0];
  const pieces = isFront && first !== undefined && Number(first) > 0 && Number(first) <= PIECES_MAX ? [first] : [];
  const group = article.choices.filter(({ options }) => !options.some(({ id }) => bySize.optionIds.includes(id)));
  const byNumber = chosenOptions({ ...article, choices: group }, open.slice(pieces.length), hasNumber);
  const counts = [...pieces, ...byNumber.left];
  if (counts.length > (typed.pieces === null ? 1 : 0)) return null;
  const amount = typed.pieces ?? Number(counts[0] ?? 1);
  const optionIds = [...bySize.optionIds, ...byNumber.optionIds];
  const words = typed.words.filter((word) => !sized.includes(word) || bySize.left.includes(word));
  return {
    amount,
    isAmountSure: isCartAmount(amount) && (typed.isCounted || amount <= AMOUNT_UNASKED_MAX),
    optionIds,
    words: wordsOfName(article, words, optionIds),
    inName: typed.numbers.length - open.length,
  };
}
