import { ALLERGENS } from '@ofenpost/core/catalogue/allergen';
import type { CatalogueFilter } from '@ofenpost/core/catalogue/catalogue-filter';
import { PRODUCT_TAGS } from '@ofenpost/core/catalogue/product-tag';
import { cutText } from '@ofenpost/core/text/cut-text';

export const QUERY_LENGTH_MAX = 60;

/** The filter as it stands in the address: `?q=tomaten&tag=vegan&ohne=gluten&ohne=milk`. */
export type FilterSearch = {
  q?: string | undefined;
  tag?: readonly string[] | undefined;
  ohne?: readonly string[] | undefined;
  /** The id of the group of which more is shown. */
  gruppe?: string | undefined;
};

const firstText = (value: unknown): string => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? cutText(first, QUERY_LENGTH_MAX) : '';
};

/** Those that are named, each once, in their own order. */
const named = <T extends string>(options: readonly T[], value: unknown): T[] => {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  return options.filter((option) => names.includes(option));
};

const orUndefined = <T extends string | readonly string[]>(value: T): T | undefined =>
  value.length === 0 ? undefined : value;

/** Reads the filter out of an address that anybody may have written. */
export const filterOf = ({ q, tag, ohne }: Readonly<Record<string, unknown>>): CatalogueFilter => ({
  query: firstText(q),
  tags: named(PRODUCT_TAGS, tag),
  without: named(ALLERGENS, ohne),
});

/** What stands in the address for a filter; what is not asked is left out. */
export const searchOf = ({ query, tags, without }: CatalogueFilter): FilterSearch => ({
  q: orUndefined(query.trim()),
  tag: orUndefined(tags),
  ohne: orUndefined(without),
});

/** Brings an address into the one form that it has for what it asks. */
export const filterSearch = (search: Readonly<Record<string, unknown>>): FilterSearch => ({
  ...searchOf(filterOf(search)),
  gruppe: orUndefined(firstText(search['gruppe'])),
});
