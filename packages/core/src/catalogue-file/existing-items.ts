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
