import type { Catalogue, ProductGroup } from '@ofenpost/core/catalogue/catalogue';
import type { Product } from '@ofenpost/core/catalogue/product';
import { SHOWN_AT_ONCE_MAX, type ShownPart, countAll, shownParts } from '@ofenpost/core/catalogue/shown-parts';
import { memoize } from '@ofenpost/core/memoize/memoize';
import { illustrationHash } from '../illustration/illustration-url.ts';

const SHOWN_FIELDS = [
  'id',
  'name',
  'description',
  'price',
  'available',
  'soldOutUntil',
  'availabilitySchedule',
  'allergens',
  'origins',
  'tags',
  'optionGroups',
  'photo',
] as const satisfies readonly (keyof Product)[];
type ShownFields = Pick<Product, (typeof SHOWN_FIELDS)[number]>;

/**
 * The fields of a product for card and dialog. A hash replaces the data of the picture, because a page contains sixty
 * products.
 */
export type ShownProduct = ShownFields & { readonly pictureHash: string };
export type ShownGroup = Omit<ProductGroup, 'products'> & { readonly products: readonly ShownProduct[] };
export type ShownCatalogue = { readonly productGroups: readonly ShownGroup[] };
/** The products in a page: all of them, or of a long menu the first ones and those of an opened group. */
export type DehydratedCatalogue =
  | (ShownCatalogue & { readonly opened?: never })
  | { readonly productGroups: readonly ShownPart<ShownGroup>[]; readonly opened: string | null };

/** Memoised by the product, so that its card is rendered once for all pages. */
export const shownProduct = memoize((product: Product): ShownProduct => {
  const shown = Object.fromEntries(SHOWN_FIELDS.map((name) => [name, product[name]])) as ShownFields;
  return { ...shown, pictureHash: illustrationHash(product.illustration, product.name) };
});

export const shownCatalogue = memoize(({ productGroups }: Catalogue): ShownCatalogue => ({
  productGroups: productGroups.map((group) => ({ ...group, products: group.products.map(shownProduct) })),
}));

const partOf = (catalogue: Catalogue, opened: string | null): DehydratedCatalogue => ({
  productGroups: shownParts(shownCatalogue(catalogue).productGroups, opened),
  opened,
});
const beginningOf = memoize((catalogue: Catalogue) => partOf(catalogue, null));

/** Returns the products for a page without a filter: as few for ten thousand products as for some hundred. */
export function dehydratedCatalogue(catalogue: Catalogue, opened: string | null): DehydratedCatalogue {
  if (countAll(catalogue.productGroups) <= SHOWN_AT_ONCE_MAX) return shownCatalogue(catalogue);
  return opened === null ? beginningOf(catalogue) : partOf(catalogue, opened);
}
