import type { Catalogue, ProductGroup } from './catalogue.ts';
import type { Product } from './product.ts';

/** A stored product: archived ones stay for carts and to be restored. */
export type StoredProduct = Product & { readonly archived: boolean };

/** A stored group, with its products in their order. */
export type StoredProductGroup = Omit<ProductGroup, 'products'> & {
  readonly visible: boolean;
  readonly archived: boolean;
  readonly products: readonly StoredProduct[];
};

const isShown = ({ visible, archived }: StoredProductGroup): boolean => visible && !archived;
const unarchived = ({ archived: _archived, ...product }: StoredProduct): Product => product;

/** The catalogue for guests: without hidden and archived items, and without empty groups. */
export const catalogueOf = (groups: readonly StoredProductGroup[]): Catalogue => ({
  productGroups: groups.filter(isShown).flatMap(({ id, name, description, products }) => {
    const shown = products.filter(({ archived }) => !archived).map(unarchived);
    return shown.length === 0 ? [] : [{ id, name, description, products: shown }];
  }),
});

/** Every product. Those that guests are not shown cannot be ordered, so they count as switched off. */
export const orderableProducts = (groups: readonly StoredProductGroup[]): Product[] =>
  groups.flatMap((group) =>
    group.products.map((product) => ({
      ...unarchived(product),
      available: isShown(group) && !product.archived && product.available,
    })),
  );
