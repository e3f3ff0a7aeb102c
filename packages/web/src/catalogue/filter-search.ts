import type { CatalogueFilter } from '@ofenpost/core/catalogue/catalogue-filter';
import { ALLERGENS, PRODUCT_TAGS } from '@ofenpost/core/catalogue/declaration';
import { cutText } from '@ofenpost/core/text/cut-text';

export const QUERY_LENGTH_MAX = 60;

/** The filter in the address: `?q=tomaten&tag=vegan&ohne=gluten&ohne=milk`. */
export type FilterSearch = {
  q?: string | undefined;
  tag?: readonly string[] | undefined;
  ohne?: readonly string[] | undefined;
  /** The id of the group that is shown in full. */
  gruppe?: string | undefined;
  /** The id of the product whose dialog is open. */
  produkt?: string | undefined;
};

const firstText = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? cutText(first, QUERY_LENGTH_MAX) : '';
};

/** Returns the named options, each once, in the order of the options. */
const named = <T extends string>(options: readonly T[], value: unknown): T[] => {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  return options.filter((option) => names.includes(option));
};

const orUndefined = <T extends string | readonly string[]>(value: T): T | undefined =>
  value.length === 0 ? undefined : value;

/** Reads the filter from an untrusted address. */
export const filterOf = ({ q, tag, ohne }: Readonly<Record<string, unknown>>): CatalogueFilter => ({
  query: firstText(q),
  tags: named(PRODUCT_TAGS, tag),
  without: named(ALLERGENS, ohne),
});

/** Writes the filter for an address; unset parts are omitted. */
export const searchOf = ({ query, tags, without }: CatalogueFilter): FilterSearch => ({
  q: orUndefined(query.trim()),
  tag: orUndefined(tags),
  ohne: orUndefined(without),
});

/** Normalises the search of an address. */
export const filterSearch = (search: Readonly<Record<string, unknown>>): FilterSearch => ({
  ...searchOf(filterOf(search)),
  gruppe: orUndefined(firstText(search['gruppe'])),
  produkt: orUndefined(firstText(search['produkt'])),
});
