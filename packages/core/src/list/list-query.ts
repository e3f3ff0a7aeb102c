import * as z from 'zod/mini';
import type { Action } from '../role/permission.ts';
import { storable } from '../text/text.ts';

/** How many rows a page may have. */
export const LIST_SIZES = [25, 50, 100] as const;
export const LIST_SEARCH_MAX = 60;
const PAGE_MAX = 100_000;

type Size = (typeof LIST_SIZES)[number];
/** A column ascending, or with a minus descending. */
export type Sort<Column extends string> = Column | `-${Column}`;
/** The filters of a list: texts, as they are written in the URL. */
type Filters = Readonly<Record<string, z.ZodMiniType<string>>>;
type Chosen<F extends Filters> = { readonly [K in keyof F]: z.output<F[K]> };

/** A query of a list: words to search for, the order, one page, and the filters of this list. */
export type ListQuery<Column extends string = string> = {
  readonly q: string;
  readonly sort: Sort<Column>;
  /** From 1. */
  readonly page: number;
  readonly size: number;
};

/** The file of a list: all matching rows as a spreadsheet. */
export type ListFile = {
  /** Its path, which takes the query of the list. */
  readonly path: string;
  /** The page of the list, where callers without the permission are redirected. */
  readonly page: string;
  readonly action: Action;
  /** The first part of the file's name. */
  readonly name: string;
};

type Definition<Column extends string, F extends Filters> = {
  readonly file: ListFile;
  /** The columns that it may be sorted by. */
  readonly sorts: readonly Column[];
  readonly filters: F;
  /** The default order and filters. */
  readonly blank: Chosen<F> & { readonly sort: Sort<Column> };
  /**
   * The search words may be worth money, such as a code, so they are left out of the URL, and so of history and logs.
   */
  readonly hasSecretWords?: boolean;
};

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const numbers = new Set(['page', 'size']);

/** The query of a list as a schema, and its form in a URL. */
export function defineList<const Column extends string, F extends Filters>({
  file,
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

  /** Reads a query from a URL that may be written by hand: invalid parts stay as in `start`. */
  const fromAddress = (address: Readonly<Record<string, unknown>>): Query =>
    Object.fromEntries(
      names.map((name) => {
        const text = isAddressed(name) ? first(address[name]) : '';
        const read = fields[name].safeParse(numbers.has(name) ? Number(text) : text);
        return [name, read.success ? read.data : start[name]];
      }),
    ) as Query;

  /** The URL parameters of a query; default values are left out. */
  const toAddress = (query: Query): Readonly<Record<string, string>> =>
    Object.fromEntries(
      names.flatMap((name) => (query[name] === start[name] || !isAddressed(name) ? [] : [[name, `${query[name]}`]])),
    );

  /** The query with search words that are not part of the URL; an invalid value changes nothing. */
  const withWords = (query: Query, words: unknown): Query => {
    const q = fields.q.safeParse(words);
    return hasSecretWords && q.success ? { ...query, q: q.data } : query;
  };

  return {
    file,
    fields,
    start,
    hasSecretWords,
    fromAddress,
    toAddress,
    withWords,
    schema: z.object(fields) as unknown as z.ZodMiniType<Query>,
  };
}

/** The column that a list is sorted by, and whether it descends. */
export const sortOf = <Column extends string>(sort: Sort<Column>) => ({
  column: sort.replace(/^-/, '') as Column,
  isDescending: sort.startsWith('-'),
});

/** The order after a press on a column's head: reversed if sorted by it already, else by this column ascending. */
export const sortedBy = <Column extends string>(column: Column, sort: Sort<Column>): Sort<Column> =>
  sort === column ? `-${column}` : column;
