import type { Catalogue, ProductGroup } from './catalogue.ts';
import type { Product } from './product.ts';

/** A product as staff keep it: archived ones stay for carts and for whoever brings them back. */
export type StoredProduct = Product & { readonly archived: boolean };

/** A group as staff keep it, with its products in their order. */
export type StoredProductGroup = Omit<ProductGroup, 'products'> & {
  readonly visible: boolean;
  readonly archived: boolean;
  readonly products: readonly StoredProduct[];
};

const isShown = ({ visible, archived }: StoredProductGroup): boolean => visible && !archived;
const unarchived = ({ archived: _archived, ...product }: StoredProduct): Product => product;

/** What guests are shown: nothing that is hidden or archived, and no group without products. */
export const catalogueOf = (groups: readonly StoredProductGroup[]): Catalogue => ({
  productGroups: groups.filter(isShown).flatMap(({ id, name, description, products }) => {
    const shown = products.filter(({ archived }) => !archived).map(unarchived);
    return shown.length === 0 ? [] : [{ id, name, description, products: shown }];
  }),
});

/** Every product; nobody can order what nobody is shown, so the others count as switched off. */
export const orderableProducts = (groups: readonly StoredProductGroup[]): Product[] =>
  groups.flatMap((group) =>
    group.products.map((product) => ({
      ...unarchived(product),
      available: isShown(group) && !product.archived && product.available,
    })),
  );
