import { FILED_KINDS, type CatalogueItemDrafts, type FiledKind } from '../catalogue/catalogue-item.ts';
import type { CatalogueOutline } from '../catalogue/catalogue.ts';
import { type ExistingItems, bySortPosition, sortPositionsOf } from './existing-items.ts';
import type { ImportDraft } from './import-drafts.ts';

type After<T> = { readonly draft: T; readonly archived: boolean };
/** The catalogue as it would be after the import. */
export type PlannedItems = { readonly [K in FiledKind]: ReadonlyMap<string, After<CatalogueItemDrafts[K]>> };
/** Existing items that the file lacks, by kind. */
export type MissingIds = { readonly [K in FiledKind]: readonly string[] };

const idsOf = (drafted: readonly ImportDraft[]): ReadonlySet<string> => new Set(drafted.map(({ id }) => id));

/**
 * Items that are neither in the file nor needed by a product in it: a file of products alone does not archive their
 * groups and choices.
 */
export function missingIds(catalogueItems: ExistingItems, drafted: readonly ImportDraft[]): MissingIds {
  const there = idsOf(drafted);
  const needed = new Set(
    drafted.flatMap(({ kind, draft, archived }) =>
      kind === 'product' && draft !== null && !archived && 'productGroupId' in draft
        ? [draft.productGroupId, ...draft.optionGroupIds]
        : [],
    ),
  );
  const missing = (kind: FiledKind) =>
    [...catalogueItems[kind]].flatMap(([id, { archived }]) =>
      archived || there.has(id) || needed.has(id) ? [] : [id],
    );
  return { productGroup: missing('productGroup'), optionGroup: missing('optionGroup'), product: missing('product') };
}

const plannedOfKind = <K extends FiledKind>(
  kind: K,
  catalogueItems: ExistingItems,
  drafted: readonly ImportDraft[],
  removed: ReadonlySet<string>,
): ReadonlyMap<string, After<CatalogueItemDrafts[K]>> =>
  new Map([
    ...[...catalogueItems[kind]].map(
      ([id, { value, archived }]) => [id, { draft: value, archived: archived || removed.has(id) }] as const,
    ),
    ...drafted.flatMap((each) =>
      each.kind === kind && each.draft !== null
        ? [[each.id, { draft: each.draft as CatalogueItemDrafts[K], archived: each.archived }] as const]
        : [],
    ),
  ]);

/** The catalogue after the import; the items of `missing` are archived too. */
export function plannedItems(
  catalogueItems: ExistingItems,
  drafted: readonly ImportDraft[],
  missing: MissingIds | null,
): PlannedItems {
  const removed = new Set(missing === null ? [] : FILED_KINDS.flatMap((kind) => missing[kind]));
  return {
    productGroup: plannedOfKind('productGroup', catalogueItems, drafted, removed),
    optionGroup: plannedOfKind('optionGroup', catalogueItems, drafted, removed),
    product: plannedOfKind('product', catalogueItems, drafted, removed),
  };
}

/** The outline that the rules of the forms check. */
export function outlineAfter({ productGroup, optionGroup, product }: PlannedItems): CatalogueOutline {
  const counts = new Map<string, number>();
  for (const { draft, archived } of product.values())
    if (!archived)
      for (const id of [draft.productGroupId, ...draft.optionGroupIds]) counts.set(id, (counts.get(id) ?? 0) + 1);
  // The date of archiving does not matter here.
  const since = (archived: boolean) => (archived ? '1970-01-01T00:00:00.000Z' : null);
  return {
    productGroups: [...productGroup].map(([id, { draft, archived }]) => ({
      id,
      name: draft.name,
      visible: draft.visible,
      station: draft.station,
      archived: since(archived),
      productCount: counts.get(id) ?? 0,
    })),
    pizzaParts: [],
    optionGroups: [...optionGroup].map(([id, { draft, archived }]) => ({
      ...draft,
      id,
      options: draft.options.map((option) => ({ ...option, id: option.id ?? '', soldOutUntil: null })),
      archived: since(archived),
      productCount: counts.get(id) ?? 0,
    })),
  };
}

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
