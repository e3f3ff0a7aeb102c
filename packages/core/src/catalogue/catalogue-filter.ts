import type { ProductGroup } from './catalogue.ts';
import type { Allergen, ProductTag } from './declaration.ts';
import type { Product } from './product.ts';

/** What a guest looks for in the catalogue; a product must match all of it. */
export type CatalogueFilter = {
  /** Words for `searchCatalogue`, which loads with the first one. */
  readonly query: string;
  readonly tags: readonly ProductTag[];
  /** The allergens that the guest must avoid. */
  readonly without: readonly Allergen[];
};

/** The fields of a product that are filtered. */
type FilteredProduct = Pick<Product, 'tags' | 'allergens' | 'optionGroups'>;
export type GroupOf<P> = Omit<ProductGroup, 'products'> & { readonly products: readonly P[] };
export type CatalogueOf<P> = { readonly productGroups: readonly GroupOf<P>[] };

/** One point of a filter, which can be removed alone. */
export type FilterPoint =
  | { readonly kind: 'query' }
  | { readonly kind: 'tag'; readonly tag: ProductTag }
  | { readonly kind: 'without'; readonly allergen: Allergen };

/** Whether words are searched, so that `searchCatalogue` is needed. */
export const isSearch = ({ query }: Pick<CatalogueFilter, 'query'>): boolean => query.trim() !== '';

/** All points of a filter, in the order of the display. */
export const filterPoints = ({ query, tags, without }: CatalogueFilter): FilterPoint[] => [
  ...(isSearch({ query }) ? [{ kind: 'query' } as const] : []),
  ...tags.map((tag) => ({ kind: 'tag', tag }) as const),
  ...without.map((allergen) => ({ kind: 'without', allergen }) as const),
];

/** The filter without this point. */
export function filterWithout(filter: CatalogueFilter, point: FilterPoint): CatalogueFilter {
  switch (point.kind) {
    case 'query':
      return { ...filter, query: '' };
    case 'tag':
      return { ...filter, tags: filter.tags.filter((tag) => tag !== point.tag) };
    case 'without':
      return { ...filter, without: filter.without.filter((allergen) => allergen !== point.allergen) };
  }
}

/** A vegan product is vegetarian too, even if it is not tagged so. */
export const hasTag = ({ tags }: Pick<Product, 'tags'>, tag: ProductTag): boolean =>
  tags.includes(tag) || (tag === 'vegetarian' && tags.includes('vegan'));

/** Whether nothing that is declared is among these allergens. */
export const isFreeOf = (declared: readonly Allergen[], without: readonly Allergen[]): boolean =>
  !declared.some((allergen) => without.includes(allergen));

/**
 * Whether a product can be ordered without these allergens: it has none of them itself, and each group with a mandatory
 * choice offers enough options without. The product's dialog declares those of voluntary options.
 */
export const canDoWithout = ({ allergens, optionGroups }: FilteredProduct, without: readonly Allergen[]): boolean =>
  isFreeOf(allergens, without) &&
  optionGroups.every(
    ({ min, options }) => options.filter((option) => isFreeOf(option.allergens, without)).length >= min,
  );

/**
 * The product groups with the products that have these tags and can do without these allergens, in the order of the
 * menu; groups without any are left out. Unavailable products match too. The query is left to `searchCatalogue`.
 */
export function filterCatalogue<P extends FilteredProduct>(
  { productGroups }: CatalogueOf<P>,
  { tags, without }: Omit<CatalogueFilter, 'query'>,
): GroupOf<P>[] {
  const matches = (product: P): boolean =>
    tags.every((tag) => hasTag(product, tag)) && (without.length === 0 || canDoWithout(product, without));
  return productGroups
    .map((group) => ({ ...group, products: group.products.filter(matches) }))
    .filter(({ products }) => products.length > 0);
}

/** The number of products in these groups. */
export const countProducts = (groups: readonly { readonly products: readonly unknown[] }[]): number =>
  groups.reduce((count, { products }) => count + products.length, 0);

/**
 * The points that can be removed when nothing matches, with the number of products that match then; only those that
 * help.
 */
export const helpfulPoints = (
  filter: CatalogueFilter,
  countOf: (filter: CatalogueFilter) => number,
): { readonly point: FilterPoint; readonly count: number }[] =>
  filterPoints(filter)
    .map((point) => ({ point, count: countOf(filterWithout(filter, point)) }))
    .filter(({ count }) => count > 0);
