import { CART_AMOUNT_MAX } from '../cart/cart-limits.ts';
import { searchWords, spellings } from '../text/search-words.ts';

/** What is typed into the search: so many of what these words mean. */
export type ArticleQuery = { readonly amount: number; readonly words: readonly string[] };

const COUNT = /^(\d{1,2})[x×]?$/i;

/** `2 marg`, `2x marg` and `marg 2` mean two; without a number one. A number alone names nothing yet. */
export function readArticleQuery(text: string): ArticleQuery {
  const words = searchWords(text);
  const place = [0, words.length - 1].find((index) => COUNT.test(words[index] ?? '')) ?? -1;
  const count = Number(COUNT.exec(words[place] ?? '')?.[1] ?? 1);
  return {
    amount: Math.min(Math.max(count, 1), CART_AMOUNT_MAX),
    words: words.filter((_, index) => index !== place),
  };
}

const partsOf = (name: string): readonly string[] =>
  spellings(name).flatMap((spelling) => spelling.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== ''));

/** How many letters are added, left out, exchanged or swapped with their neighbour (optimal string alignment). */
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

/** One slip in a word of four letters or more, two in one of eight. */
const slipsAllowed = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

function slipsIn(word: string, part: string): number {
  const lengths = [word.length - 1, word.length, word.length + 1];
  return Math.min(...lengths.map((length) => distance(word, part.slice(0, length))));
}

/** How well a word fits: 0 is the beginning of the name, then of another word, inside of one, with slips; null: not at all. */
function rankOf(typed: string, parts: readonly string[]): number | null {
  const ranks = spellings(typed).flatMap((word) => {
    if (parts[0]?.startsWith(word) === true) return [0];
    if (parts.some((part) => part.startsWith(word))) return [1];
    if (parts.some((part) => part.includes(word))) return [2];
    const slips = Math.min(...parts.map((part) => slipsIn(word, part)));
    return slips <= slipsAllowed(word) ? [2 + slips] : [];
  });
  return ranks.length === 0 ? null : Math.min(...ranks);
}

type Named = { readonly name: string };

/** The best rank of a word that is spelled right but found in the middle. */
const RIGHT_MAX = 2;

/**
 * The articles that these words may mean, the likeliest first; all words must fit. Slips are forgiven only where nothing is
 * spelled right. No words mean nothing.
 */
export function findArticles<A extends Named>(articles: readonly A[], words: readonly string[]): A[] {
  if (words.length === 0) return [];
  const ranked = articles.flatMap((article) => {
    const parts = partsOf(article.name);
    const ranks = words.map((word) => rankOf(word, parts)).filter((rank) => rank !== null);
    return ranks.length < words.length ? [] : [{ article, ranks, sum: ranks.reduce((sum, rank) => sum + rank, 0) }];
  });
  const right = ranked.filter(({ ranks }) => ranks.every((rank) => rank <= RIGHT_MAX));
  return (right.length > 0 ? right : ranked).toSorted((a, b) => a.sum - b.sum).map(({ article }) => article);
}
