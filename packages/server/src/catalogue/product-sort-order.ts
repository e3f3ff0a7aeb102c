import { loadOutlinedProducts } from './catalogue-outline.repository.ts';
import { productGroups, products } from './catalogue.table.ts';
import { loadGroupOrder } from './product-group.store.ts';
import type { SortedList } from './reorder.ts';

/** The products of a group; null: the groups themselves. */
export const productSortOrder = (productGroupId: string | null): SortedList =>
  productGroupId === null
    ? { table: productGroups, subject: 'productGroups', load: loadGroupOrder }
    : {
        table: products,
        subject: productGroupId,
        load: async (tx) => (await loadOutlinedProducts(tx, productGroupId)).map(({ id }) => id),
      };
