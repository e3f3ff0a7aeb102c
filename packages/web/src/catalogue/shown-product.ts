import type { Catalogue, ProductGroup } from '@ofenpost/core/catalogue/catalogue';
import type { Product } from '@ofenpost/core/catalogue/product';
import { remembered } from '@ofenpost/core/remembered/remembered';
import { illustrationHash } from '../illustration/illustration-url.ts';

type ShownField =
  | 'id'
  | 'name'
  | 'description'
  | 'price'
  | 'available'
  | 'soldOutUntil'
  | 'availabilitySchedule'
  | 'allergens'
  | 'origins'
  | 'tags'
  | 'optionGroups'
  | 'photo';

/** What a card and a dialog say of a product. The picture's name stands for what it is drawn from: a page carries sixty of them. */
export type ShownProduct = Pick<Product, ShownField> & { readonly pictureHash: string };
export type ShownGroup = Omit<ProductGroup, 'products'> & { readonly products: readonly ShownProduct[] };
export type ShownCatalogue = { readonly productGroups: readonly ShownGroup[] };

/** The same for the same product, so that its card is drawn once for all pages. */
export const shownProduct = remembered(
  ({
    illustration,
    productGroupId: _group,
    vatClass: _vat,
    favourite: _favourite,
    ovenBreads: _breads,
    ...product
  }: Product): ShownProduct => ({ ...product, pictureHash: illustrationHash(illustration, product.name) }),
);

export const shownCatalogue = remembered(({ productGroups }: Catalogue): ShownCatalogue => ({
  productGroups: productGroups.map((group) => ({ ...group, products: group.products.map(shownProduct) })),
}));
