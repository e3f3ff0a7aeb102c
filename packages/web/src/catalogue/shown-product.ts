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

/** What a card and a dialog say of a product. The picture's name stands for what it is drawn from: a page carries sixty of them. */
export type ShownProduct = ShownFields & { readonly pictureHash: string };
export type ShownGroup = Omit<ProductGroup, 'products'> & { readonly products: readonly ShownProduct[] };
export type ShownCatalogue = { readonly productGroups: readonly ShownGroup[] };
/** What a page carries: everything, or what it shows of a long menu, of one group as much as somebody opened of it. */
export type DehydratedCatalogue =
  | (ShownCatalogue & { readonly opened?: never })
  | { readonly productGroups: readonly ShownPart<ShownGroup>[]; readonly opened: string | null };

/** The same for the same product, so that its card is drawn once for all pages. */
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

/** What a page carries that looks for nothing yet: as much for ten thousand products as for some hundred. */
export function dehydratedCatalogue(catalogue: Catalogue, opened: string | null): DehydratedCatalogue {
  if (countAll(catalogue.productGroups) <= SHOWN_AT_ONCE_MAX) return shownCatalogue(catalogue);
  return opened === null ? beginningOf(catalogue) : partOf(catalogue, opened);
}
