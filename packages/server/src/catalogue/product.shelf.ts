import type { Shelf } from './arrange-shelf.ts';
import { loadShelf } from './catalogue-outline.repository.ts';
import { productGroups, products } from './catalogue.table.ts';
import { loadGroupOrder } from './product-group.store.ts';

/** The products of a group; null: the groups themselves. */
export const productShelf = (productGroupId: string | null): Shelf =>
  productGroupId === null
    ? { table: productGroups, subject: 'productGroups', load: loadGroupOrder }
    : {
        table: products,
        subject: productGroupId,
        load: async (tx) => (await loadShelf(tx, productGroupId)).map(({ id }) => id),
      };
