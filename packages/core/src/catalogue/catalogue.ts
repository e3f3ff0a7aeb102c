import * as z from 'zod/mini';
import { withoutReason } from '../declaration/labelling.ts';
import { price } from '../money/money.ts';
import { instant } from '../time/instant.ts';
import type { BakedProduct } from './bake-minutes.ts';
import { sauce, topping } from './illustration.ts';
import { pizzaPartKind } from './pizza-part-kind.ts';
import { product as productSchema, type Product, allergen, offer, optionGroup } from './product.ts';
import { type Station, station } from './station.ts';

export const productGroup = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  products: z.array(productSchema),
});
export type ProductGroup = z.infer<typeof productGroup>;

/** The visible product groups in their order, each with its products in their order. */
export const catalogue = z.object({ productGroups: z.array(productGroup) });
export type Catalogue = z.infer<typeof catalogue>;

/** A stored product: archived ones stay for carts and to be restored. */
export type StoredProduct = BakedProduct & { readonly archived: boolean };

/** A stored group, with its products in their order. */
export type StoredProductGroup = Omit<ProductGroup, 'products'> & {
  readonly station: Station;
  readonly visible: boolean;
  readonly archived: boolean;
  readonly products: readonly StoredProduct[];
};

const isShown = ({ visible, archived }: StoredProductGroup): boolean => visible && !archived;
const unarchived = ({ archived: _archived, bakeMinutes: _minutes, ...product }: StoredProduct): Product => ({
  ...withoutReason(product),
  optionGroups: product.optionGroups.map((group) => ({ ...group, options: group.options.map(withoutReason) })),
});

/** The catalogue for guests: without hidden and archived items, and without empty groups. */
export const catalogueOf = (groups: readonly StoredProductGroup[]): Catalogue => ({
  productGroups: groups.filter(isShown).flatMap(({ id, name, description, products }) => {
    const shown = products.filter(({ archived }) => !archived).map(unarchived);
    return shown.length === 0 ? [] : [{ id, name, description, products: shown }];
  }),
});

/** The station of every product, by its id: that of its group now, so that open orders follow when the kitchen moves. */
export const productStations = (groups: readonly StoredProductGroup[]): ReadonlyMap<string, Station> =>
  new Map(groups.flatMap(({ station: at, products }) => products.map(({ id }) => [id, at] as const)));

/** Every product. Those that guests are not shown cannot be ordered, so they count as switched off. */
export const orderableProducts = (groups: readonly StoredProductGroup[]): Product[] =>
  groups.flatMap((group) =>
    group.products.map((product) => ({
      ...unarchived(product),
      available: isShown(group) && !product.archived && product.available,
    })),
  );

const recordState = {
  archived: z.nullable(instant),
  /** Products that are not archived. */
  productCount: z.int().check(z.nonnegative()),
};

const outlinedGroup = z.object({ id: z.uuid(), name: z.string(), visible: z.boolean(), station, ...recordState });
export type OutlinedGroup = z.infer<typeof outlinedGroup>;

const outlinedOptionGroup = z.extend(optionGroup, recordState);
export type OutlinedOptionGroup = z.infer<typeof outlinedOptionGroup>;

const outlinedPizzaPart = z.extend(offer, {
  id: z.uuid(),
  kind: pizzaPartKind,
  name: z.string(),
  /** In Rappen: one for each size that is not archived; a surcharge for a size has only one. */
  prices: z.array(price),
  allergens: z.array(allergen),
  illustration: z.nullable(z.union([sauce, topping])),
  archived: recordState.archived,
});
export type OutlinedPizzaPart = z.infer<typeof outlinedPizzaPart>;

/**
 * All product groups in their order, all option groups by name and all parts of own pizzas in their order, archived
 * ones too.
 */
export const catalogueOutline = z.object({
  productGroups: z.array(outlinedGroup),
  optionGroups: z.array(outlinedOptionGroup),
  pizzaParts: z.array(outlinedPizzaPart),
});
export type CatalogueOutline = z.infer<typeof catalogueOutline>;

/** A product in the list of its group. */
export const outlinedProduct = z.object({ id: z.uuid(), name: z.string(), price: z.int(), available: z.boolean() });
export type OutlinedProduct = z.infer<typeof outlinedProduct>;
