import type { DraftedGoods } from './drafted-goods.ts';
import type { GoodsAfter } from './goods-after.ts';
import { inRanks } from './in-ranks.ts';
import { type StoredGoods, ranksOf } from './stored-goods.ts';

/** The order of a shelf: of the products of a group, or of the groups themselves (null). */
export type ShelfOrder = { readonly productGroupId: string | null; readonly ids: readonly string[] };

/** Where something stands now on the shelf on which it will stand; undefined where it is new. */
export const rankBefore = (goods: StoredGoods, after: GoodsAfter): ((id: string) => number | undefined) => {
  const ranks = ranksOf(goods);
  return (id) => {
    // What is no product stays on its one shelf.
    const isSameShelf = goods.product.get(id)?.value.productGroupId === after.product.get(id)?.draft.productGroupId;
    return isSameShelf ? ranks.get(id) : undefined;
  };
};

/** The order of each shelf on which the file wants something elsewhere; what is new comes last by itself. */
export function ordersAfter(goods: StoredGoods, after: GoodsAfter, drafted: readonly DraftedGoods[]): ShelfOrder[] {
  const current = rankBefore(goods, after);
  const asked = new Map(drafted.map(({ id, entry }) => [id, entry.rank]));
  const isMoved = ({ id, archived, entry: { rank } }: DraftedGoods) =>
    !archived && rank !== undefined && rank !== current(id);
  const touched = new Set(
    drafted
      .filter(isMoved)
      .flatMap(({ kind, id }) =>
        kind === 'product' ? [after.product.get(id)?.draft.productGroupId] : kind === 'productGroup' ? [null] : [],
      ),
  );
  const ordered = (kind: 'product' | 'productGroup', isOn: (id: string) => boolean) => {
    const shown = [...after[kind]].flatMap(([id, { archived }]) => (archived || !isOn(id) ? [] : [id]));
    return inRanks(shown.map((id) => ({ id, rank: asked.get(id), current: current(id) })));
  };
  return [...touched].flatMap((productGroupId) => {
    if (productGroupId === undefined) return [];
    const ids =
      productGroupId === null
        ? ordered('productGroup', () => true)
        : ordered('product', (id) => after.product.get(id)?.draft.productGroupId === productGroupId);
    return [{ productGroupId, ids }];
  });
}
