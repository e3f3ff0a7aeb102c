import type { Catalogue } from './catalogue.ts';
import type { OptionGroup } from './option-group.ts';

/**
 * The same catalogue, in which products with the same option group hold the very same object: a page that carries it
 * carries each group once.
 */
export function shareOptionGroups({ productGroups }: Catalogue): Catalogue {
  const byId = new Map<string, OptionGroup>();
  const shared = (group: OptionGroup): OptionGroup => {
    const known = byId.get(group.id) ?? group;
    byId.set(group.id, known);
    return known;
  };
  return {
    productGroups: productGroups.map((productGroup) => ({
      ...productGroup,
      products: productGroup.products.map((product) => ({
        ...product,
        optionGroups: product.optionGroups.map(shared),
      })),
    })),
  };
}
