import { type BakeMinutes, unusualBakeMinutes } from '@ofenpost/core/catalogue/bake-minutes';
import type { CatalogueOutline, ProductGroup, StoredProductGroup } from '@ofenpost/core/catalogue/catalogue';
import {
  type CatalogueItemDrafts,
  type CatalogueItemKind,
  CATALOGUE_RECORDS,
} from '@ofenpost/core/catalogue/catalogue-item';
import { type OptionGroupDraft, optionGroupDraftOf } from '@ofenpost/core/catalogue/option-group-draft';
import type { PizzaPartKind } from '@ofenpost/core/catalogue/pizza-part-kind';
import type { OptionGroup } from '@ofenpost/core/catalogue/product';
import { type ProductDraft, productDraftOf, productOf } from '@ofenpost/core/catalogue/product-draft';
import { archiveBlock, catalogueItemRule, restoreBlock } from '@ofenpost/core/catalogue/save-catalogue-item';
import type { Station } from '@ofenpost/core/catalogue/station';
import type { Versioned } from '@ofenpost/core/editor/versioned';
import { partsOf } from '@ofenpost/core/pizza/parts-of';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { outlinedPizzaParts } from '@ofenpost/core/pizza/stored-pizza-offer';
import type { ArchivableRepository, SortedList } from '@ofenpost/core/record/record.use-cases';
import type { Instant } from '@ofenpost/core/time/instant';
import { missingPhoto } from './photo.in-memory.ts';
import { asLoaded, ingredientDrafts, saveUrlKey, storedPizzaParts, pizzaSizeDraftOf } from './pizza-parts.ts';
import type { Shop } from './shop.ts';

/** All catalogue items by id, in sort order. */
type SortOrders = { readonly [K in CatalogueItemKind]: Map<string, Versioned<CatalogueItemDrafts[K]>> };
export type CatalogueRepository = SortOrders & {
  /** The names of the parts of own pizzas in shared URLs, by id. */
  readonly urlKeys: Map<string, string>;
  /** The instant until which a product, option or part of an own pizza is sold out. */
  readonly soldOut: Map<string, Instant | null>;
  /** The instant since when a catalogue item is archived. */
  readonly archived: Map<string, Instant>;
};

export function repositoryOf<K extends CatalogueItemKind>(sortOrders: SortOrders, kind: K): SortOrders[K] {
  return sortOrders[kind];
}

const entryOf = <T>(value: T): Versioned<T> => ({ version: 1, value });

/** The catalogue of guests, with the stations of its groups; without one a group is baked. */
export type StationedCatalogue = {
  readonly productGroups: readonly (ProductGroup & { readonly station?: Station })[];
};

export function createCatalogueRepository(
  { productGroups }: StationedCatalogue,
  pizzaOffer: PizzaOffer,
): CatalogueRepository {
  const products = productGroups.flatMap((group) => group.products);
  const optionGroups = products.flatMap((product) => product.optionGroups);
  const offers = [...products, ...optionGroups.flatMap(({ options }) => options), ...partsOf(pizzaOffer).flat()];
  return {
    productGroup: new Map(
      productGroups.map(({ id, name, description, station = 'oven' }) => [
        id,
        entryOf({ name, description, visible: true, station }),
      ]),
    ),
    product: new Map(products.map((product) => [product.id, entryOf(productDraftOf(product))])),
    optionGroup: new Map(optionGroups.map((group) => [group.id, entryOf(optionGroupDraftOf(group))])),
    pizzaSize: new Map(pizzaOffer.sizes.map((size) => [size.id, entryOf(pizzaSizeDraftOf(size))])),
    pizzaIngredient: new Map(ingredientDrafts(pizzaOffer).map(([id, draft]) => [id, entryOf(draft)])),
    urlKeys: new Map(
      partsOf(pizzaOffer)
        .flat()
        .map(({ id, urlKey }) => [id, urlKey]),
    ),
    soldOut: new Map(offers.map(({ id, soldOutUntil }) => [id, soldOutUntil])),
    archived: new Map(),
  };
}

const optionGroupOf = (
  { soldOut }: CatalogueRepository,
  id: string,
  { options, ...group }: OptionGroupDraft,
): OptionGroup => ({
  ...group,
  id,
  options: options.flatMap((option) =>
    option.id === null ? [] : [{ ...option, id: option.id, soldOutUntil: soldOut.get(option.id) ?? null }],
  ),
});

const optionGroupsOf = (book: CatalogueRepository): OptionGroup[] =>
  [...book.optionGroup].map(([id, { value }]) => optionGroupOf(book, id, value));

/** How long the dishes bake that do not bake as long as usual. */
export const bakeMinutesIn = ({ items, menus }: Pick<Shop, 'items' | 'menus'>): BakeMinutes =>
  unusualBakeMinutes(
    storedGroups(items).flatMap(({ products }) => products),
    menus,
  );

/** The whole catalogue, hidden and archived items too. */
export function storedGroups(book: CatalogueRepository): StoredProductGroup[] {
  const optionGroups = optionGroupsOf(book);
  const products = [...book.product].map(([id, { value }]) => ({
    ...productOf(value, { id, soldOutUntil: book.soldOut.get(id) ?? null, optionGroups }),
    archived: book.archived.has(id),
  }));
  return [...book.productGroup].map(([id, { value }]) => ({
    ...value,
    id,
    archived: book.archived.has(id),
    products: products.filter(({ productGroupId }) => productGroupId === id),
  }));
}

/** The drafts of the products that are not archived. */
export const currentProducts = ({ product, archived }: CatalogueRepository): ProductDraft[] =>
  [...product].flatMap(([id, { value }]) => (archived.has(id) ? [] : [value]));

export function outlineOf(book: CatalogueRepository): CatalogueOutline {
  const current = currentProducts(book);
  const since = (id: string) => book.archived.get(id) ?? null;
  return {
    productGroups: [...book.productGroup].map(([id, { value }]) => ({
      id,
      name: value.name,
      visible: value.visible,
      station: value.station,
      archived: since(id),
      productCount: current.filter(({ productGroupId }) => productGroupId === id).length,
    })),
    optionGroups: [...book.optionGroup]
      .map(([id, { value }]) => ({
        ...optionGroupOf(book, id, value),
        archived: since(id),
        productCount: current.filter(({ optionGroupIds }) => optionGroupIds.includes(id)).length,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'de') || a.id.localeCompare(b.id)),
    pizzaParts: outlinedPizzaParts(storedPizzaParts(book)),
  };
}

/** Gives new options their ids. */
const withOptionIds = <T extends CatalogueItemDrafts[CatalogueItemKind]>(draft: T): T =>
  'options' in draft
    ? { ...draft, options: draft.options.map((option) => ({ ...option, id: option.id ?? crypto.randomUUID() })) }
    : draft;

/** Moves these items to the end of the sort order, in this order. */
function putLast(sortOrder: Map<string, unknown>, ids: readonly string[]): void {
  for (const id of ids) {
    const entry = sortOrder.get(id);
    if (entry === undefined) continue;
    sortOrder.delete(id);
    sortOrder.set(id, entry);
  }
}

/** A kind of catalogue item as a record. Its rules depend on the whole catalogue. */
export const catalogueRecord = <K extends CatalogueItemKind>(
  kind: K,
): ArchivableRepository<Shop, CatalogueItemDrafts[K]> => ({
  definition: CATALOGUE_RECORDS[kind],
  load: async ({ items }, id) => {
    const stored = repositoryOf(items, kind).get(id);
    if (stored === undefined) return null;
    return { ...stored, value: asLoaded(items, stored.value), archived: items.archived.get(id) ?? null };
  },
  rule: async (shop, id, draft) => {
    const { validate } = catalogueItemRule(kind, { id, outline: outlineOf(shop.items) });
    return { validate: (change) => validate?.(change) ?? missingPhoto(shop, draft) };
  },
  save: async ({ items }, saved) =>
    saved.map(({ id, version, value }) => {
      const stored = withOptionIds(value);
      if (!items.soldOut.has(id)) items.soldOut.set(id, null);
      repositoryOf(items, kind).set(id, { version, value: stored });
      saveUrlKey(items, id, stored.name);
      return { id, value: stored };
    }),
  archiveBlock: async ({ items }, id, { archived, draft }) => {
    const requested = { id, draft, outline: outlineOf(items) };
    return archived ? archiveBlock(kind, requested) : restoreBlock(kind, requested);
  },
  setArchived: async ({ items }, ids, archived) => {
    for (const id of ids) {
      if (archived === null) items.archived.delete(id);
      else items.archived.set(id, archived);
    }
    if (archived === null) putLast(items[kind], ids);
    return ids.map((id) => ({ id, name: items[kind].get(id)?.value.name ?? '' }));
  },
});

/** The products of a group; null: the groups themselves. */
export const productSortOrder = (productGroupId: string | null): SortedList<Shop> => ({
  action: 'catalogue.arranged',
  subject: productGroupId ?? 'productGroups',
  load: async ({ items: { product, productGroup, archived } }) => {
    const ids =
      productGroupId === null
        ? [...productGroup.keys()]
        : [...product].flatMap(([id, { value }]) => (value.productGroupId === productGroupId ? [id] : []));
    return ids.filter((id) => !archived.has(id));
  },
  save: async ({ items }, ids) => putLast(productGroupId === null ? items.productGroup : items.product, ids),
});

/** The sort order of one kind of part: sizes, doughs and so on. */
export const pizzaPartSortOrder = (kind: PizzaPartKind): SortedList<Shop> => ({
  action: 'catalogue.arranged',
  subject: kind,
  load: async ({ items }) =>
    outlineOf(items).pizzaParts.flatMap((part) => (part.kind === kind && part.archived === null ? [part.id] : [])),
  save: async ({ items }, ids) => putLast(kind === 'size' ? items.pizzaSize : items.pizzaIngredient, ids),
});
