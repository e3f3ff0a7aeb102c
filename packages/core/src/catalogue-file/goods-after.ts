import type { CatalogueOutline } from '../catalogue/catalogue-outline.ts';
import { FILED_KINDS, type GoodsDrafts, type FiledKind } from '../catalogue/goods.ts';
import type { DraftedGoods } from './drafted-goods.ts';
import type { StoredGoods } from './stored-goods.ts';

type After<T> = { readonly draft: T; readonly archived: boolean };
/** The catalogue as it would be once the file is in. */
export type GoodsAfter = { readonly [K in FiledKind]: ReadonlyMap<string, After<GoodsDrafts[K]>> };
/** What is there and not in the file, by kind. */
export type MissingIds = { readonly [K in FiledKind]: readonly string[] };

const idsOf = (drafted: readonly DraftedGoods[]): ReadonlySet<string> => new Set(drafted.map(({ id }) => id));

/**
 * What neither stands in the file nor is needed by a product in it: a file of products alone does not do away with their
 * groups and choices.
 */
export function missingIds(goods: StoredGoods, drafted: readonly DraftedGoods[]): MissingIds {
  const there = idsOf(drafted);
  const needed = new Set(
    drafted.flatMap(({ kind, draft, archived }) =>
      kind === 'product' && draft !== null && !archived && 'productGroupId' in draft
        ? [draft.productGroupId, ...draft.optionGroupIds]
        : [],
    ),
  );
  const missing = (kind: FiledKind) =>
    [...goods[kind]].flatMap(([id, { archived }]) => (archived || there.has(id) || needed.has(id) ? [] : [id]));
  return { productGroup: missing('productGroup'), optionGroup: missing('optionGroup'), product: missing('product') };
}

const shelfAfter = <K extends FiledKind>(
  kind: K,
  goods: StoredGoods,
  drafted: readonly DraftedGoods[],
  gone: ReadonlySet<string>,
): ReadonlyMap<string, After<GoodsDrafts[K]>> =>
  new Map([
    ...[...goods[kind]].map(
      ([id, { value, archived }]) => [id, { draft: value, archived: archived || gone.has(id) }] as const,
    ),
    ...drafted.flatMap((each) =>
      each.kind === kind && each.draft !== null
        ? [[each.id, { draft: each.draft as GoodsDrafts[K], archived: each.archived }] as const]
        : [],
    ),
  ]);

/** `gone` is archived along with what the file archives. */
export function goodsAfter(
  goods: StoredGoods,
  drafted: readonly DraftedGoods[],
  missing: MissingIds | null,
): GoodsAfter {
  const gone = new Set(missing === null ? [] : FILED_KINDS.flatMap((kind) => missing[kind]));
  return {
    productGroup: shelfAfter('productGroup', goods, drafted, gone),
    optionGroup: shelfAfter('optionGroup', goods, drafted, gone),
    product: shelfAfter('product', goods, drafted, gone),
  };
}

/** What the rules of the forms look at. */
export function outlineAfter({ productGroup, optionGroup, product }: GoodsAfter): CatalogueOutline {
  const counts = new Map<string, number>();
  for (const { draft, archived } of product.values())
    if (!archived)
      for (const id of [draft.productGroupId, ...draft.optionGroupIds]) counts.set(id, (counts.get(id) ?? 0) + 1);
  // Since when does not matter here.
  const since = (archived: boolean) => (archived ? '1970-01-01T00:00:00.000Z' : null);
  return {
    productGroups: [...productGroup].map(([id, { draft, archived }]) => ({
      id,
      name: draft.name,
      visible: draft.visible,
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
