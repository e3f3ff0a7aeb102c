import { cleanLine } from '../text/clean-text.ts';
import { nameWords, spellings } from '../text/search-words.ts';
import { type Findable, type Reading, type Typed, readNumbers, typedWords } from './read-numbers.ts';

/** The number of inserted, missing, replaced or swapped letters (optimal string alignment distance). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + cost,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** One typing error in a word of four letters or more, two in one of eight. */
const slipsAllowed = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

function slipsIn(word: string, part: string): number {
  const lengths = [word.length - 1, word.length, word.length + 1];
  return Math.min(...lengths.map((length) => distance(word, part.slice(0, length))));
}

/**
 * How well a word matches: 0 is the beginning of the name, then the beginning of another word, the inside of one, a
 * match with typing errors; null is no match.
 */
function rankOf(typed: string, parts: readonly string[]): number | null {
  const ranking = spellings(typed).flatMap((word) => {
    if (parts[0]?.startsWith(word) === true) return [0];
    if (parts.some((part) => part.startsWith(word))) return [1];
    if (parts.some((part) => part.includes(word))) return [2];
    const slips = Math.min(...parts.map((part) => slipsIn(word, part)));
    return slips <= slipsAllowed(word) ? [2 + slips] : [];
  });
  return ranking.length === 0 ? null : Math.min(...ranking);
}

/** An article that matches the text, with its amount and options. */
export type FoundArticle<A> = Reading & { readonly article: A };

/** The best rank of a correctly spelt word inside of another one. */
const RIGHT_MAX = 2;

type Ranked<A> = { readonly found: FoundArticle<A>; readonly isRight: boolean; readonly sum: number };

function ranked<A extends Findable>(article: A, typed: Typed): Ranked<A> | null {
  const parts = nameWords(article.name);
  const reading = readNumbers(article, typed);
  if (reading === null) return null;
  const { words, inName, ...found } = reading;
  const ranking = words.map((word) => rankOf(word, parts)).filter((rank) => rank !== null);
  if (ranking.length < words.length || ranking.length + inName === 0) return null;
  const counted = typed.numbers.length - inName - found.optionIds.length;
  return {
    found: { ...found, article },
    isRight: ranking.every((rank) => rank <= RIGHT_MAX),
    // Of two matches, the one with the number in its name comes first.
    sum: ranking.reduce((sum, rank) => sum + rank, counted > 0 ? 1 : 0),
  };
}

/**
 * The articles that this text may mean, the likeliest first, each with amount and options; every word and every number
 * must match. Typing errors are allowed only where nothing matches exactly. An empty text matches nothing.
 */
export function findArticles<A extends Findable>(articles: readonly A[], text: string): FoundArticle<A>[] {
  const typed = typedWords(
    cleanLine(text.normalize('NFKC'))
      .split(' ')
      .filter((word) => word !== ''),
  );
  if (typed === null) return [];
  const all = articles.map((article) => ranked(article, typed)).filter((each) => each !== null);
  const right = all.filter(({ isRight }) => isRight);
  return (right.length > 0 ? right : all).toSorted((a, b) => a.sum - b.sum).map(({ found }) => found);
}
