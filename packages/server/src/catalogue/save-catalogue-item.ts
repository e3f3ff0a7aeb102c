import type { ArchiveRefusal } from '@ofenpost/core/catalogue/catalogue-admin.port';
import type { CatalogueItemDrafts, CatalogueItemKind, StoredRecord } from '@ofenpost/core/catalogue/catalogue-item';
import { archiveBlock, restoreBlock, validateCatalogueItemSaving } from '@ofenpost/core/catalogue/save-catalogue-item';
import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Instant } from '@ofenpost/core/time/instant';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
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

type Dependencies = Pick<Services, 'database' | 'clock'>;
type One<K extends CatalogueItemKind> = { readonly kind: K; readonly id: string };
type By = { readonly actorId: string };
/** The account that writes, and when. */
export type Writing = By & { readonly at: Instant };

/** A catalogue item with its changes in one snapshot; null if the id is unknown. */
export const loadCatalogueItem = <K extends CatalogueItemKind>(
  { database, clock, loadMenus }: Dependencies & { readonly loadMenus: MenuLoader },
  { kind, id }: One<K>,
): Promise<StoredRecord<CatalogueItemDrafts[K]> | null> =>
  database.transaction(
    async (tx) => {
      const loaded = await CATALOGUE_ITEM_STORES[kind].load(tx, id);
      if (loaded === null) return null;
      const usedBy = await CATALOGUE_ITEM_STORES[kind].loadUsedBy(tx, id, { loadMenus, now: clock.now() });
      return { ...loaded, usedBy };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

type Written<K extends CatalogueItemKind> = {
  readonly id: string;
  /** Null: the item is new. */
  readonly before: CatalogueItemDrafts[K] | null;
  readonly saved: Versioned<CatalogueItemDrafts[K]>;
};

/** Writes validated items and their audit entries; returns each as it is stored. */
export async function writeCatalogueItem<K extends CatalogueItemKind>(
  tx: Transaction,
  kind: K,
  { written, at, actorId }: Writing & { readonly written: readonly Written<K>[] },
): Promise<readonly CatalogueItemDrafts[K][]> {
  const item = await CATALOGUE_ITEM_STORES[kind].save(
    tx,
    written.map(({ id, saved }) => ({ ...saved, id })),
  );
  const action = `${kind}.changed` as const;
  const entries = written.map(({ id, before }, index) => ({
    at,
    actorId,
    action,
    subject: id,
    before,
    after: item[index],
  }));
  await recordAudit(tx, ...entries);
  return item;
}

/** Archives or restores items, with their audit entries; returns since when they are archived. */
export async function writeArchived(
  tx: Transaction,
  kind: CatalogueItemKind,
  { ids, archived, at, actorId }: Writing & { readonly ids: readonly string[]; readonly archived: boolean },
): Promise<Instant | null> {
  const since = archived ? at : null;
  const items = await CATALOGUE_ITEM_STORES[kind].setArchived(tx, ids, since);
  const names = new Map(items.map(({ id, name }) => [id, name]));
  const entries = ids.map((subject) => {
    const name = names.get(subject) ?? null;
    return { subject, before: { name, archived: !archived }, after: { name, archived } };
  });
  await recordAudit(tx, ...entries.map((entry) => ({ ...entry, at, actorId, action: `${kind}.archived` as const })));
  return since;
}

/** Creates or changes an item and records who did it, in one transaction; the tables' triggers notify every process. */
export const saveCatalogueItem = <K extends CatalogueItemKind>(
  { database, clock }: Dependencies,
  { kind, id, saving, actorId }: One<K> & By & { readonly saving: Versioned<CatalogueItemDrafts[K]> },
): Promise<SaveAnswer<Versioned<CatalogueItemDrafts[K]>>> =>
  database.transaction(async (tx) => {
    await lockCatalogue(tx);
    const item = await CATALOGUE_ITEM_STORES[kind].load(tx, id);
    const current = item && { version: item.version, value: item.value };
    const at = clock.now();
    const outline = await loadCatalogueOutline(tx);
    const validated = validateCatalogueItemSaving(kind, { id, current, saving, outline, now: at });
    if (!validated.ok || validated.value === current) return validated;
    const { value: saved } = validated;
    const message = (await CATALOGUE_ITEM_STORES[kind].block?.(tx, saved.value)) ?? null;
    if (message !== null) return err({ code: 'refused', message });
    const written = [{ id, before: current?.value ?? null, saved }];
    const [value = saved.value] = await writeCatalogueItem(tx, kind, { written, at, actorId });
    return ok({ version: saved.version, value });
  });

/** Archives or restores an item; returns since when it is archived. */
export const setCatalogueItemArchived = <K extends CatalogueItemKind>(
  { database, clock }: Dependencies,
  { kind, id, archived, actorId }: One<K> & By & { readonly archived: boolean },
): Promise<Result<Instant | null, ArchiveRefusal>> =>
  database.transaction(async (tx) => {
    await lockCatalogue(tx);
    const item = await CATALOGUE_ITEM_STORES[kind].load(tx, id);
    if (item === null) return err({ code: 'refused', message: 'Das gibt es nicht mehr.' });
    if (archived === (item.archived !== null)) return ok(item.archived);
    const requested = { id, draft: item.value, outline: await loadCatalogueOutline(tx) };
    const message = archived ? archiveBlock(kind, requested) : restoreBlock(kind, requested);
    if (message !== null) return err({ code: 'refused', message });
    return ok(await writeArchived(tx, kind, { ids: [id], archived, at: clock.now(), actorId }));
  });
