import type { CatalogueItemDrafts, CatalogueItemKind, StoredRecord } from '@ofenpost/core/catalogue/catalogue-item';
import type { RecordedChange } from '@ofenpost/core/editor/recorded-change';
import type { Ports } from '@ofenpost/core/ports';
import { isId } from '../app/admin-path.ts';

/** A catalogue item with its recorded changes; `stored` is null for a new one. */
export type CatalogueItemData<K extends CatalogueItemKind> = {
  readonly stored: StoredRecord<CatalogueItemDrafts[K]> | null;
  readonly changes: readonly RecordedChange<CatalogueItemDrafts[K]>[];
};

/** The id in the address of a new item. */
export const NEW_ID = 'new';

/** Null where no item has this id. */
export async function loadCatalogueItemData<K extends CatalogueItemKind>(
  { catalogueAdmin }: Ports,
  kind: K,
  id: string,
): Promise<CatalogueItemData<K> | null> {
  if (id === NEW_ID) return { stored: null, changes: [] };
  if (!isId(id)) return null;
  const [stored, changes] = await Promise.all([catalogueAdmin.load(kind, id), catalogueAdmin.listChanges(kind, id)]);
  return stored && { stored, changes };
}
