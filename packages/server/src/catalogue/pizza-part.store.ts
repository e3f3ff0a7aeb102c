import type { PizzaIngredientDraft, PizzaSizeDraft } from '@ofenpost/core/catalogue/pizza-part-draft';
import { urlKeyOf } from '@ofenpost/core/pizza-creator/url-key';
import { pricesBySize } from '@ofenpost/core/pizza/stored-pizza-offer';
import type { SavedRecord } from '@ofenpost/core/record/record.use-cases';
import { asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { excludedColumns } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import type { CatalogueItemStore } from './catalogue-item-store.ts';
import { pizzaIngredientPrices, pizzaIngredients, pizzaSizes } from './pizza-offer.table.ts';

const {
  id: partId,
  position: _position,
  urlKey: _urlKey,
  soldOutUntil: _soldOutUntil,
  archived: archivedAt,
  version,
  ...ENTERED
} = getTableColumns(pizzaIngredients);
const last = sql<number>`(select coalesce(max(position), -1) + 1 from pizza_ingredients)`;

async function loadPrices(tx: Transaction, ingredientId: string): Promise<PizzaIngredientDraft['prices']> {
  const { sizeId, price } = pizzaIngredientPrices;
  const sizes = await tx
    .select({ id: pizzaSizes.id })
    .from(pizzaSizes)
    .where(isNull(pizzaSizes.archived))
    .orderBy(asc(pizzaSizes.position));
  const stored = await tx
    .select({ sizeId, price })
    .from(pizzaIngredientPrices)
    .where(eq(pizzaIngredientPrices.ingredientId, ingredientId));
  return pricesBySize(
    sizes.map(({ id }) => id),
    stored,
  );
}

/** The prices of archived sizes stay, in case these are restored. */
async function saveOne(
  tx: Transaction,
  { id, version: next, value: { prices, ...entered } }: SavedRecord<PizzaIngredientDraft>,
): Promise<void> {
  const keys = await tx
    .select({ urlKey: pizzaIngredients.urlKey })
    .from(pizzaIngredients)
    .where(eq(ENTERED.kind, entered.kind));
  const urlKey = urlKeyOf(entered.name, new Set(keys.map((each) => each.urlKey)));
  await tx
    .insert(pizzaIngredients)
    .values({ ...entered, id, version: next, urlKey, position: last })
    .onConflictDoUpdate({
      target: partId,
      set: excludedColumns({ ...ENTERED, version }),
    });
  await tx
    .insert(pizzaIngredientPrices)
    .values(prices.map((each) => ({ ...each, ingredientId: id })))
    .onConflictDoUpdate({
      target: [pizzaIngredientPrices.ingredientId, pizzaIngredientPrices.sizeId],
      set: excludedColumns({ price: pizzaIngredientPrices.price }),
    });
}

export const pizzaIngredientStore: CatalogueItemStore<PizzaIngredientDraft> = {
  load: async (tx, id) => {
    const [row] = await tx
      .select({ version, archived: archivedAt, value: ENTERED })
      .from(pizzaIngredients)
      .where(eq(partId, id));
    return row === undefined ? null : { ...row, value: { ...row.value, prices: await loadPrices(tx, id) } };
  },
  save: async (tx, saved) => {
    for (const each of saved) await saveOne(tx, each);
    return saved;
  },
  setArchived: (tx, ids, archived) =>
    tx
      .update(pizzaIngredients)
      .set({ archived, ...(archived === null && { position: last }) })
      .where(inArray(partId, [...ids]))
      .returning({ id: pizzaIngredients.id, name: pizzaIngredients.name }),
  // Nothing prevents archiving: carts and saved creations then show the part as no longer offered.
  loadUsedBy: async () => [],
};

const { id: sizeId, name, price, available, version: pizzaSizeVersion } = pizzaSizes;
const pizzaSizeLast = sql<number>`(select coalesce(max(position), -1) + 1 from pizza_sizes)`;

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
        .values({ ...each.value, id: each.id, version: each.version, urlKey, position: pizzaSizeLast })
        .onConflictDoUpdate({
          target: sizeId,
          set: excludedColumns({ name, price, available, version: pizzaSizeVersion }),
        });
    }
    return saved;
  },
  setArchived: (tx, ids, archived) =>
    tx
      .update(pizzaSizes)
      .set({ archived, ...(archived === null && { position: pizzaSizeLast }) })
      .where(inArray(sizeId, [...ids]))
      .returning({ id: pizzaSizes.id, name: pizzaSizes.name }),
  // Nothing prevents archiving: carts and saved creations then show the part as no longer offered.
  loadUsedBy: async () => [],
};
