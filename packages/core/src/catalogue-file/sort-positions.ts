import { bySortPosition } from './by-sort-position.ts';
import { type ExistingItems, sortPositionsOf } from './existing-items.ts';
import type { ImportDraft } from './import-drafts.ts';
import type { PlannedItems } from './planned-items.ts';

/** The order of the products of a group, or of the groups themselves (null). */
export type GroupOrder = { readonly productGroupId: string | null; readonly ids: readonly string[] };

/** The present position of an item in its future list; undefined where it is new. */
export const rankBefore = (
  catalogueItems: ExistingItems,
  after: PlannedItems,
): ((id: string) => number | undefined) => {
  const sortPositions = sortPositionsOf(catalogueItems);
  return (id) => {
    // Items that are no products have a single list.
    const isSameGroup =
      catalogueItems.product.get(id)?.value.productGroupId === after.product.get(id)?.draft.productGroupId;
    return isSameGroup ? sortPositions.get(id) : undefined;
  };
};

/** The new order of each list in which the file moves something; new items come last without it. */
export function ordersAfter(
  catalogueItems: ExistingItems,
  after: PlannedItems,
  drafted: readonly ImportDraft[],
): GroupOrder[] {
  const current = rankBefore(catalogueItems, after);
  const requested = new Map(drafted.map(({ id, entry }) => [id, entry.rank]));
  const isMoved = ({ id, archived, entry: { rank } }: ImportDraft) =>
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
    return bySortPosition(shown.map((id) => ({ id, rank: requested.get(id), current: current(id) })));
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
