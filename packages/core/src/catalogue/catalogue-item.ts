import * as z from 'zod/mini';
import type { Versioned } from '../editor/versioned.ts';
import { type Instant, instant } from '../time/instant.ts';
import { BLANK_OPTION_GROUP, type OptionGroupDraft, optionGroupDraft } from './option-group-draft.ts';
import {
  BLANK_PIZZA_INGREDIENT,
  type PizzaIngredientDraft,
  pizzaIngredientDraft,
  BLANK_PIZZA_SIZE,
  type PizzaSizeDraft,
  pizzaSizeDraft,
} from './pizza-part-draft.ts';
import {
  BLANK_PRODUCT,
  type ProductDraft,
  productDraft,
  BLANK_PRODUCT_GROUP,
  type ProductGroupDraft,
  productGroupDraft,
} from './product-draft.ts';

/** The items of the catalogue and the parts of own pizzas, as staff enter them. */
export type CatalogueItemDrafts = {
  readonly product: ProductDraft;
  readonly productGroup: ProductGroupDraft;
  readonly optionGroup: OptionGroupDraft;
  readonly pizzaSize: PizzaSizeDraft;
  readonly pizzaIngredient: PizzaIngredientDraft;
};
export type CatalogueItemKind = keyof CatalogueItemDrafts;

type CatalogueItemDefinition<T> = {
  /** Its name in the URLs of the API and of the pages. */
  readonly path: string;
  readonly draft: z.ZodMiniType<T, T>;
  /** The initial values of the form of a new one. */
  readonly blank: T;
};

/** The definition of each kind. All kinds are loaded, saved, archived and restored in the same way. */
export const RECORDS: { readonly [K in CatalogueItemKind]: CatalogueItemDefinition<CatalogueItemDrafts[K]> } = {
  product: { path: 'products', draft: productDraft, blank: BLANK_PRODUCT },
  productGroup: { path: 'product-groups', draft: productGroupDraft, blank: BLANK_PRODUCT_GROUP },
  optionGroup: { path: 'option-groups', draft: optionGroupDraft, blank: BLANK_OPTION_GROUP },
  pizzaSize: { path: 'pizza-sizes', draft: pizzaSizeDraft, blank: BLANK_PIZZA_SIZE },
  pizzaIngredient: { path: 'pizza-ingredients', draft: pizzaIngredientDraft, blank: BLANK_PIZZA_INGREDIENT },
};

/** The kinds that the catalogue's file holds. */
export const FILED_KINDS = ['product', 'productGroup', 'optionGroup'] as const satisfies readonly CatalogueItemKind[];
export type FiledKind = (typeof FILED_KINDS)[number];

/** The version of an item that does not exist yet: saving creates it. */
export const NEW_VERSION = 0;

/** A stored item. */
export type StoredRecord<T> = Versioned<T> & {
  /** Since when it is archived. */
  readonly archived: Instant | null;
  /** The names of what depends on it: menus that name a product, products of a group that are not archived. */
  readonly usedBy: string[];
};

export const storedRecord = <Draft extends z.ZodMiniType>(value: Draft) =>
  z.object({
    version: z.int().check(z.gte(0)),
    value,
    archived: z.nullable(instant),
    usedBy: z.array(z.string()),
  });
