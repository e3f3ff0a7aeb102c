import type { PizzaSizeDraft } from '@ofenpost/core/pizza-creator/pizza-size-draft';
import { urlKeyOf } from '@ofenpost/core/pizza-creator/url-key';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CatalogueItemStore } from '../catalogue/catalogue-item-store.ts';
import { excludedColumns } from '../database/excluded-columns.ts';
import { pizzaSizes } from './pizza-offer.table.ts';

const { id: sizeId, name, price, available, version } = pizzaSizes;
const last = sql<number>`(select coalesce(max(position), -1) + 1 from pizza_sizes)`;

export const pizzaSizeStore: CatalogueItemStore<PizzaSizeDraft> = {
  load: async (tx, id) => {
    const [row] = await tx.select().from(pizzaSizes).where(eq(sizeId, id));
    if (row === undefined) return null;
    const value = { name: row.name, price: row.price, available: row.available };
    return { version: row.version, archived: row.archived, value };
  },
  save: async (tx, saved) => {
    const keys = await tx.select({ urlKey: pizzaSizes.urlKey }).from(pizzaSizes);
    const taken = new Set(keys.map(({ urlKey }) => urlKey));
    for (const each of saved) {
      const urlKey = urlKeyOf(each.value.name, taken);
      taken.add(urlKey);
      await tx
        .insert(pizzaSizes)
        .values({ ...each.value, id: each.id, version: each.version, urlKey, position: last })
        .onConflictDoUpdate({ target: sizeId, set: excludedColumns({ name, price, available, version }) });
    }
    return saved.map(({ value }) => value);
  },
  setArchived: async (tx, ids, archived) => {
    await tx
      .update(pizzaSizes)
      .set({ archived, ...(archived === null && { position: last }) })
      .where(inArray(sizeId, [...ids]));
  },
  // Nothing prevents archiving: carts and saved creations then show the part as no longer offered.
  loadUsedBy: async () => [],
};
