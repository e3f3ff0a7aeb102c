import { containsWord, searchWords } from '../text/search-words.ts';
import type { ProductGroup } from './catalogue.ts';
import { type Allergen, PRODUCT_TAGS, PRODUCT_TAG_LABELS, type ProductTag } from './declaration.ts';
import type { Product } from './product.ts';

/** What a guest looks for in the catalogue; a product must match all of it. */
export type CatalogueFilter = {
  /** Words in its name, description, origins, tags or group. */
  readonly query: string;
  readonly tags: readonly ProductTag[];
  /** The allergens that the guest must avoid. */
  readonly without: readonly Allergen[];
};

/** The fields of a product that are searched. */
type SearchedProduct = Pick<Product, 'name' | 'description' | 'origins' | 'tags' | 'allergens' | 'optionGroups'>;
type GroupOf<P> = Omit<ProductGroup, 'products'> & { readonly products: readonly P[] };
type CatalogueOf<P> = { readonly productGroups: readonly GroupOf<P>[] };

/** One point of a filter, which can be removed alone. */
export type FilterPoint =
  | { readonly kind: 'query' }
  | { readonly kind: 'tag'; readonly tag: ProductTag }
  | { readonly kind: 'without'; readonly allergen: Allergen };

/** All points of a filter, in the order of the display. */
export const filterPoints = ({ query, tags, without }: CatalogueFilter): FilterPoint[] => [
  ...(searchWords(query).length > 0 ? [{ kind: 'query' } as const] : []),
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
const hasTag = ({ tags }: Pick<Product, 'tags'>, tag: ProductTag): boolean =>
  tags.includes(tag) || (tag === 'vegetarian' && tags.includes('vegan'));

/**
 * Whether a product can be ordered without these allergens: it has none of them itself, and each group with a mandatory
 * choice offers enough options without. The product's dialog declares those of voluntary options.
 */
function canDoWithout({ allergens, optionGroups }: SearchedProduct, without: readonly Allergen[]): boolean {
  const isFree = (declared: readonly Allergen[]) => !declared.some((allergen) => without.includes(allergen));
  return (
    isFree(allergens) &&
    optionGroups.every(({ min, options }) => options.filter((option) => isFree(option.allergens)).length >= min)
  );
}

const searchedText = (product: SearchedProduct, groupName: string): string =>
  [
    product.name,
    product.description,
    ...product.origins.map(({ ingredient }) => ingredient),
    ...PRODUCT_TAGS.filter((tag) => hasTag(product, tag)).map((tag) => PRODUCT_TAG_LABELS[tag]),
    groupName,
  ].join(' · ');

/**
 * The product groups with the products that match the filter, in the order of the menu; groups without any are left
 * out. Unavailable products match too.
 */
export function filterCatalogue<P extends SearchedProduct>(
  { productGroups }: CatalogueOf<P>,
  { query, tags, without }: CatalogueFilter,
): GroupOf<P>[] {
  const words = searchWords(query);
  const matches = (product: P, groupName: string): boolean =>
    tags.every((tag) => hasTag(product, tag)) &&
    (without.length === 0 || canDoWithout(product, without)) &&
    words.every((word) => containsWord(searchedText(product, groupName), word));
  return productGroups
    .map((group) => ({ ...group, products: group.products.filter((product) => matches(product, group.name)) }))
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
  catalogue: CatalogueOf<SearchedProduct>,
  filter: CatalogueFilter,
): { readonly point: FilterPoint; readonly count: number }[] =>
  filterPoints(filter)
    .map((point) => ({ point, count: countProducts(filterCatalogue(catalogue, filterWithout(filter, point))) }))
    .filter(({ count }) => count > 0);
