import type { Catalogue, CatalogueOutline, StoredProductGroup } from '@ofenpost/core/catalogue/catalogue';
import type { CatalogueItemDrafts, CatalogueItemKind } from '@ofenpost/core/catalogue/catalogue-item';
import { type OptionGroupDraft, optionGroupDraftOf } from '@ofenpost/core/catalogue/option-group-draft';
import type { OptionGroup } from '@ofenpost/core/catalogue/product';
import { type ProductDraft, productDraftOf, productOf } from '@ofenpost/core/catalogue/product-draft';
import type { RecordedChange, Versioned } from '@ofenpost/core/editor/versioned';
import { partsOf } from '@ofenpost/core/pizza/parts-of';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { outlinedPizzaParts } from '@ofenpost/core/pizza/stored-pizza-offer';
import type { Instant } from '@ofenpost/core/time/instant';
import { ingredientDrafts, storedPizzaParts, pizzaSizeDraftOf } from './pizza-parts.ts';

/** A catalogue item with its recorded changes, newest first; the oldest one created it. */
export type CatalogueItemEntry<T> = Versioned<T> & {
  readonly recorded: readonly RecordedChange<T>[];
};

/** All catalogue items by id, in sort order. */
export type SortOrders = { readonly [K in CatalogueItemKind]: Map<string, CatalogueItemEntry<CatalogueItemDrafts[K]>> };
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

const entryOf = <T>(value: T): CatalogueItemEntry<T> => ({ version: 1, value, recorded: [] });

export function createCatalogueRepository({ productGroups }: Catalogue, pizzaOffer: PizzaOffer): CatalogueRepository {
  const products = productGroups.flatMap((group) => group.products);
  const optionGroups = products.flatMap((product) => product.optionGroups);
  const offers = [...products, ...optionGroups.flatMap(({ options }) => options), ...partsOf(pizzaOffer).flat()];
  return {
    productGroup: new Map(
      productGroups.map(({ id, name, description }) => [id, entryOf({ name, description, visible: true })]),
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
export const withOptionIds = <T extends CatalogueItemDrafts[CatalogueItemKind]>(draft: T): T =>
  'options' in draft
    ? { ...draft, options: draft.options.map((option) => ({ ...option, id: option.id ?? crypto.randomUUID() })) }
    : draft;

/** Stores an item at its place in the sort order and records who changed it. */
export function storeItem<T>(
  sortOrder: Map<string, CatalogueItemEntry<T>>,
  id: string,
  saved: Versioned<T>,
  { at, by }: { readonly at: Instant; readonly by: string },
): void {
  const entry = sortOrder.get(id);
  const recorded = { number: saved.version, at, by, before: entry?.value ?? null, after: saved.value };
  sortOrder.set(id, { ...saved, recorded: [recorded, ...(entry?.recorded ?? [])] });
}

/** Moves these items to the end of the sort order, in this order. */
export function putLast(sortOrder: Map<string, unknown>, ids: readonly string[]): void {
  for (const id of ids) {
    const entry = sortOrder.get(id);
    if (entry === undefined) continue;
    sortOrder.delete(id);
    sortOrder.set(id, entry);
  }
}
