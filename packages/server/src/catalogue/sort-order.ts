import type { PizzaPartKind } from '@ofenpost/core/catalogue/pizza-part-kind';
import type { SortedList } from '@ofenpost/core/record/record.use-cases';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import { lockCatalogue } from './catalogue-item-store.ts';
import { loadOutlinedProducts } from './catalogue.repository.ts';
import { productGroups, products } from './catalogue.table.ts';
import { loadStoredPizzaParts } from './pizza-offer.repository.ts';
import { pizzaIngredients, pizzaSizes } from './pizza-offer.table.ts';
import { loadGroupOrder } from './product.store.ts';

type Sorted = Pick<SortedList<Transaction>, 'subject' | 'load'> & {
  /** With the columns `id` and `position`. */
  readonly table: PgTable;
};

const sortedList = ({ table, subject, load }: Sorted): SortedList<Transaction> => ({
  action: 'catalogue.arranged',
  subject,
  lock: lockCatalogue,
  load,
  save: async (tx, ids) => {
    await tx.execute(sql`
      update ${table} as stored set position = wanted.place
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted(id, place)
      where stored.id = wanted.id`);
  },
});

/** The products of a group; null: the groups themselves. */
export const productSortOrder = (productGroupId: string | null): SortedList<Transaction> =>
  productGroupId === null
    ? sortedList({ table: productGroups, subject: 'productGroups', load: loadGroupOrder })
    : sortedList({
        table: products,
        subject: productGroupId,
        load: async (tx) => (await loadOutlinedProducts(tx, productGroupId)).map(({ id }) => id),
      });

/** The sort order of one kind of part: sizes, doughs and so on. */
export const pizzaPartSortOrder = (kind: PizzaPartKind): SortedList<Transaction> =>
  sortedList({
    table: kind === 'size' ? pizzaSizes : pizzaIngredients,
    subject: kind,
    load: async (tx) => {
      const { sizes, ingredients } = await loadStoredPizzaParts(tx);
      const parts = kind === 'size' ? sizes : ingredients.filter((each) => each.kind === kind);
      return parts.flatMap(({ id, archived }) => (archived === null ? [id] : []));
    },
  });
