import { randomUUID } from 'node:crypto';
import type { OptionGroupDraft } from '@ofenpost/core/catalogue/option-group-draft';
import type { SavedRecord } from '@ofenpost/core/record/record.use-cases';
import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm';
import { excludedColumns } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import type { CatalogueItemStore } from './catalogue-item-store.ts';
import { optionGroups, options, productOptionGroups, products } from './catalogue.table.ts';

type OptionDraft = OptionGroupDraft['options'][number];

const loadOptions = (tx: Transaction, groupId: string): Promise<OptionDraft[]> => {
  const { id, name, price, allergens, labelling, available, optionGroupId, position } = options;
  return tx
    .select({ id, name, price, allergens, labelling, available })
    .from(options)
    .where(eq(optionGroupId, groupId))
    .orderBy(asc(position));
};

/** Existing options keep the end of their being sold out. */
async function saveOptions(tx: Transaction, saved: readonly SavedRecord<OptionGroupDraft>[]): Promise<void> {
  const savedOptions = saved.flatMap(({ id, value }) =>
    value.options.map((draft, position) => ({
      ...draft,
      id: draft.id ?? randomUUID(),
      optionGroupId: id,
      position,
    })),
  );
  const ofThese = inArray(
    options.optionGroupId,
    saved.map(({ id }) => id),
  );
  const optionIds = savedOptions.map(({ id }) => id);
  await tx.delete(options).where(and(ofThese, notInArray(options.id, optionIds)));
  const { position, name, price, allergens, labelling, available } = options;
  await tx
    .insert(options)
    .values(savedOptions)
    .onConflictDoUpdate({
      target: options.id,
      set: excludedColumns({ position, name, price, allergens, labelling, available }),
    });
}

/** Gives new options their ids. */
const withOptionIds = ({ options: drafts, ...entered }: OptionGroupDraft): OptionGroupDraft => ({
  ...entered,
  options: drafts.map((draft) => ({ ...draft, id: draft.id ?? randomUUID() })),
});

export const optionGroupStore: CatalogueItemStore<OptionGroupDraft> = {
  load: async (tx, id) => {
    const [row] = await tx.select().from(optionGroups).where(eq(optionGroups.id, id));
    if (row === undefined) return null;
    const { version, archived, name, min, max, included } = row;
    return { version, archived, value: { name, min, max, included, options: await loadOptions(tx, id) } };
  },
  save: async (tx, drafted) => {
    const saved = drafted.map((each) => ({ ...each, value: withOptionIds(each.value) }));
    const { name, min, max, included, version } = optionGroups;
    await tx
      .insert(optionGroups)
      .values(
        saved.map(({ id, version: next, value: { options: _options, ...entered } }) => ({
          ...entered,
          id,
          version: next,
        })),
      )
      .onConflictDoUpdate({ target: optionGroups.id, set: excludedColumns({ name, min, max, included, version }) });
    await saveOptions(tx, saved);
    return saved;
  },
  setArchived: (tx, ids, archived) =>
    tx
      .update(optionGroups)
      .set({ archived })
      .where(inArray(optionGroups.id, [...ids]))
      .returning({ id: optionGroups.id, name: optionGroups.name }),
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
