import type { CatalogueItemDrafts, CatalogueItemKind, StoredRecord } from '@ofenpost/core/catalogue/catalogue-item';
import type { RecordedChange } from '@ofenpost/core/editor/recorded-change';
import type { Ports } from '@ofenpost/core/ports';
import { isId } from '../app/admin-path.ts';

/** One of the goods with who changed it; `kept` is null for what is not there yet. */
export type CatalogueItemData<K extends CatalogueItemKind> = {
  readonly stored: StoredRecord<CatalogueItemDrafts[K]> | null;
  readonly changes: readonly RecordedChange<CatalogueItemDrafts[K]>[];
};

/** In the address, in the place of an id. */
export const NEW_ID = 'new';

/** Null where there is nothing of this id. */
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
