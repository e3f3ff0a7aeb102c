import type { GoodsDrafts, GoodsKind, KeptGoods } from '@ofenpost/core/catalogue/goods';
import type { RecordedChange } from '@ofenpost/core/editor/recorded-change';
import type { Ports } from '@ofenpost/core/ports';
import { isId } from '../app/desk-path.ts';

/** One of the goods with who changed it; `kept` is null for what is not there yet. */
export type GoodsData<K extends GoodsKind> = {
  readonly kept: KeptGoods<GoodsDrafts[K]> | null;
  readonly changes: readonly RecordedChange<GoodsDrafts[K]>[];
};

/** In the address, in the place of an id. */
export const NEW_ID = 'new';

/** Null where there is nothing of this id. */
export async function loadGoodsData<K extends GoodsKind>(
  { catalogueDesk }: Ports,
  kind: K,
  id: string,
): Promise<GoodsData<K> | null> {
  if (id === NEW_ID) return { kept: null, changes: [] };
  if (!isId(id)) return null;
  const [kept, changes] = await Promise.all([catalogueDesk.load(kind, id), catalogueDesk.listChanges(kind, id)]);
  return kept && { kept, changes };
}
