import type { CatalogueItemDrafts, FiledKind } from '../catalogue/catalogue-item.ts';
import type { Versioned } from '../editor/versioned.ts';

export type StoredEntry<T> = Versioned<T> & { readonly archived: boolean };

/** The whole stored catalogue: groups in their order, choices by name, products in their groups' order. */
export type ExistingItems = {
  readonly [K in FiledKind]: ReadonlyMap<string, StoredEntry<CatalogueItemDrafts[K]>>;
};

/** The positions from 1 on of what is not archived: of groups among groups, of products within their group. */
export function sortPositionsOf({ productGroup, product }: ExistingItems): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const ranked = (id: string, sortOrder: string): [string, number] => {
    const rank = (counts.get(sortOrder) ?? 0) + 1;
    counts.set(sortOrder, rank);
    return [id, rank];
  };
  return new Map([
    ...[...productGroup].flatMap(([id, { archived }]) => (archived ? [] : [ranked(id, '')])),
    ...[...product].flatMap(([id, { archived, value }]) => (archived ? [] : [ranked(id, value.productGroupId)])),
  ]);
}

type Ranked = {
  readonly id: string;
  /** The wanted position; undefined when it does not change. */
  readonly rank: number | undefined;
  /** The present position; undefined when it is new here. */
  readonly current: number | undefined;
};

/**
 * Where two items want the same position, one that moves up comes before the item that is there, and one that moves
 * down after it.
 */
function direction({ rank, current }: Ranked): number {
  if (rank === undefined || rank === current) return 0;
  return current === undefined || rank < current ? -1 : 1;
}

const wanted = ({ rank, current }: Ranked): number => rank ?? current ?? Number.POSITIVE_INFINITY;

/** The ids in the order of the wanted positions; a new item without one comes last. */
export const bySortPosition = (items: readonly Ranked[]): string[] =>
  items
    .toSorted((a, b) => {
      const [first, second] = [wanted(a), wanted(b)];
      if (first !== second) return first < second ? -1 : 1;
      return direction(a) - direction(b);
    })
    .map(({ id }) => id);
