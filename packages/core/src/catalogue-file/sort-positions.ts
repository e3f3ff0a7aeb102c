import { bySortPosition } from './by-sort-position.ts';
import { type ExistingItems, sortPositionsOf } from './existing-items.ts';
import type { ImportDraft } from './import-drafts.ts';
import type { PlannedItems } from './planned-items.ts';

/** The order of a shelf: of the products of a group, or of the groups themselves (null). */
export type GroupOrder = { readonly productGroupId: string | null; readonly ids: readonly string[] };

/** Where something stands now on the shelf on which it will stand; undefined where it is new. */
export const rankBefore = (
  catalogueItems: ExistingItems,
  after: PlannedItems,
): ((id: string) => number | undefined) => {
  const sortPositions = sortPositionsOf(catalogueItems);
  return (id) => {
    // What is no product stays on its one shelf.
    const isSameGroup =
      catalogueItems.product.get(id)?.value.productGroupId === after.product.get(id)?.draft.productGroupId;
    return isSameGroup ? sortPositions.get(id) : undefined;
  };
};

/** The order of each shelf on which the file wants something elsewhere; what is new comes last by itself. */
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
