import * as z from 'zod/mini';
import { storable } from '../text/text.ts';

/** How many rows a page may have. */
export const LIST_SIZES = [25, 50, 100] as const;
export const LIST_SEARCH_MAX = 60;
const PAGE_MAX = 100_000;

type Size = (typeof LIST_SIZES)[number];
/** A column, from its least value on; with a minus from its greatest. */
export type Sort<Column extends string> = Column | `-${Column}`;
/** What a filter may be: texts, as they stand in an address. */
type Filters = Readonly<Record<string, z.ZodMiniType<string>>>;
type Chosen<F extends Filters> = { readonly [K in keyof F]: z.output<F[K]> };

/** What staff ask of a list: words to search for, the order, one page, and the filters of this list. */
export type ListQuery<Column extends string = string> = {
  readonly q: string;
  readonly sort: Sort<Column>;
  /** From 1. */
  readonly page: number;
  readonly size: number;
};

type Definition<Column extends string, F extends Filters> = {
  /** By what it may be sorted. */
  readonly sorts: readonly Column[];
  readonly filters: F;
  /** The order and the filters of whoever asks nothing. */
  readonly blank: Chosen<F> & { readonly sort: Sort<Column> };
  /** Where what is searched for is worth money, as a code: no address keeps it, and so no history and no log. */
  readonly hasSecretWords?: boolean;
};

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const numbers = new Set(['page', 'size']);

/** What there is to ask of a list, as a schema, and how it stands in an address. */
export function defineList<const Column extends string, F extends Filters>({
  sorts,
  filters,
  blank,
  hasSecretWords = false,
}: Definition<Column, F>) {
  type Query = ListQuery<Column> & Chosen<F>;
  const sort = z.enum(sorts.flatMap((column) => [column, `-${column}` as const]) as [Sort<Column>, ...Sort<Column>[]]);
  const fields = {
    q: z.string().check(z.maxLength(LIST_SEARCH_MAX), storable),
    sort,
    page: z.int().check(z.gte(1), z.lte(PAGE_MAX)),
    size: z.int().check(z.refine((size) => LIST_SIZES.includes(size as Size))),
    ...filters,
  };
  const start = { q: '', page: 1, size: LIST_SIZES[0], ...blank } as unknown as Query;
  const names = Object.keys(fields) as (keyof Query & keyof typeof fields & string)[];
  const isAddressed = (name: string): boolean => name !== 'q' || !hasSecretWords;

  /** Reads a query out of an address that anybody may have written: what it cannot be stays as in `start`. */
  const fromAddress = (address: Readonly<Record<string, unknown>>): Query =>
    Object.fromEntries(
      names.map((name) => {
        const text = isAddressed(name) ? first(address[name]) : '';
        const read = fields[name].safeParse(numbers.has(name) ? Number(text) : text);
        return [name, read.success ? read.data : start[name]];
      }),
    ) as Query;

  /** What stands in the address for a query; what nobody asked is left out. */
  const toAddress = (query: Query): Readonly<Record<string, string>> =>
    Object.fromEntries(
      names.flatMap((name) => (query[name] === start[name] || !isAddressed(name) ? [] : [[name, `${query[name]}`]])),
    );

  /** The query with the words that did not come with the address; what cannot be words changes nothing. */
  const withWords = (query: Query, words: unknown): Query => {
    const q = fields.q.safeParse(words);
    return hasSecretWords && q.success ? { ...query, q: q.data } : query;
  };

  return {
    fields,
    start,
    hasSecretWords,
    fromAddress,
    toAddress,
    withWords,
    schema: z.object(fields) as unknown as z.ZodMiniType<Query>,
  };
}

/** The column that a list is sorted by, and whether the greatest value comes first. */
export const sortOf = <Column extends string>(sort: Sort<Column>) => ({
  column: sort.replace(/^-/, '') as Column,
  isDescending: sort.startsWith('-'),
});

/** The order after a press on a column's head: the other way round, or by this column from its least value on. */
export const sortedBy = <Column extends string>(column: Column, sort: Sort<Column>): Sort<Column> =>
  sort === column ? `-${column}` : column;
