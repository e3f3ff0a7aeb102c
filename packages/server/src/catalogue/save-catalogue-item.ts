import {
  type CatalogueItemDrafts,
  type CatalogueItemKind,
  CATALOGUE_RECORDS,
  type StoredRecord,
} from '@ofenpost/core/catalogue/catalogue-item';
import { archiveBlock, catalogueItemRule, restoreBlock } from '@ofenpost/core/catalogue/save-catalogue-item';
import type { ArchivableRepository } from '@ofenpost/core/record/record.use-cases';
import type { Transaction } from '../database/database.ts';
import { SNAPSHOT } from '../record/record-store.ts';
import type { Services } from '../services.ts';
import { type CatalogueItemStore, type MenuLoader, lockCatalogue } from './catalogue-item-store.ts';
import { loadCatalogueOutline } from './catalogue.repository.ts';
import { optionGroupStore } from './option-group.store.ts';
import { pizzaIngredientStore, pizzaSizeStore } from './pizza-part.store.ts';
import { productGroupStore, productStore } from './product.store.ts';

/** The store of every kind of catalogue item. */
const CATALOGUE_ITEM_STORES: { readonly [K in CatalogueItemKind]: CatalogueItemStore<CatalogueItemDrafts[K]> } = {
  product: productStore,
  productGroup: productGroupStore,
  optionGroup: optionGroupStore,
  pizzaSize: pizzaSizeStore,
  pizzaIngredient: pizzaIngredientStore,
};

/** A kind of catalogue item as a record. Its rules depend on the whole catalogue. */
export function catalogueRecord<K extends CatalogueItemKind>(
  kind: K,
): ArchivableRepository<Transaction, CatalogueItemDrafts[K]> {
  const { load, save, block, setArchived }: CatalogueItemStore<CatalogueItemDrafts[K]> = CATALOGUE_ITEM_STORES[kind];
  return {
    definition: CATALOGUE_RECORDS[kind],
    load,
    loadLocked: async (tx, id) => {
      await lockCatalogue(tx);
      return load(tx, id);
    },
    rule: async (tx, id, draft) => {
      const message = (await block?.(tx, draft)) ?? null;
      const { validate } = catalogueItemRule(kind, { id, outline: await loadCatalogueOutline(tx) });
      return { validate: (change) => validate?.(change) ?? message };
    },
    save,
    archiveBlock: async (tx, id, { archived, draft }) => {
      const requested = { id, draft, outline: await loadCatalogueOutline(tx) };
      return archived ? archiveBlock(kind, requested) : restoreBlock(kind, requested);
    },
    setArchived,
  };
}

type Loading<K extends CatalogueItemKind> = Pick<Services, 'database' | 'clock'> & {
  readonly loadMenus: MenuLoader;
  readonly kind: K;
};

/** A catalogue item with the names of what uses it in one snapshot; null if the id is unknown. */
export const loadCatalogueItem = <K extends CatalogueItemKind>(
  { database, clock, loadMenus, kind }: Loading<K>,
  id: string,
): Promise<StoredRecord<CatalogueItemDrafts[K]> | null> =>
  database.transaction(async (tx) => {
    const loaded = await CATALOGUE_ITEM_STORES[kind].load(tx, id);
    if (loaded === null) return null;
    const usedBy = await CATALOGUE_ITEM_STORES[kind].loadUsedBy(tx, id, { loadMenus, now: clock.now() });
    return { ...loaded, usedBy };
  }, SNAPSHOT);
