import { randomUUID } from 'node:crypto';
import type { OptionGroupDraft } from '@ofenpost/core/catalogue/option-group-draft';
import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { optionGroups, options, productOptionGroups, products } from './catalogue.table.ts';
import type { GoodsStore } from './goods-store.ts';

type OptionDraft = OptionGroupDraft['options'][number];

const loadOptions = (tx: Transaction, groupId: string): Promise<OptionDraft[]> => {
  const { id, name, price, allergens, available, optionGroupId, position } = options;
  return tx
    .select({ id, name, price, allergens, available })
    .from(options)
    .where(eq(optionGroupId, groupId))
    .orderBy(asc(position));
};

/** Those that stay keep until when they are sold out. */
async function saveOptions(tx: Transaction, optionGroupId: string, drafts: readonly OptionDraft[]) {
  const kept = drafts.map((draft, position) => ({ ...draft, id: draft.id ?? randomUUID(), optionGroupId, position }));
  await tx.delete(options).where(
    and(
      eq(options.optionGroupId, optionGroupId),
      notInArray(
        options.id,
        kept.map(({ id }) => id),
      ),
    ),
  );
  await tx
    .insert(options)
    .values(kept)
    .onConflictDoUpdate({
      target: options.id,
      set: {
        position: sql`excluded.position`,
        name: sql`excluded.name`,
        price: sql`excluded.price`,
        allergens: sql`excluded.allergens`,
        available: sql`excluded.available`,
      },
    });
  return kept.map(({ id, name, price, allergens, available }) => ({ id, name, price, allergens, available }));
}

export const optionGroupStore: GoodsStore<OptionGroupDraft> = {
  load: async (tx, id) => {
    const [row] = await tx.select().from(optionGroups).where(eq(optionGroups.id, id));
    if (row === undefined) return null;
    const { version, archived, name, min, max, included } = row;
    return { version, archived, value: { name, min, max, included, options: await loadOptions(tx, id) } };
  },
  save: async (tx, id, { version, value }) => {
    const { options: drafts, ...entered } = value;
    await tx
      .insert(optionGroups)
      .values({ ...entered, id, version })
      .onConflictDoUpdate({ target: optionGroups.id, set: { ...entered, version } });
    return { ...entered, options: await saveOptions(tx, id, drafts) };
  },
  setArchived: async (tx, id, archived) => {
    await tx.update(optionGroups).set({ archived }).where(eq(optionGroups.id, id));
  },
  loadUsedBy: async (tx, id) => {
    const rows = await tx
      .select({ name: products.name })
      .from(products)
      .innerJoin(productOptionGroups, eq(productOptionGroups.productId, products.id))
      .where(and(eq(productOptionGroups.optionGroupId, id), isNull(products.archived)))
      .orderBy(asc(products.name));
    return rows.map(({ name }) => name);
  },
};
