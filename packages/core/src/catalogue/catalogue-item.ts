import * as z from 'zod/mini';
import type { Versioned } from '../editor/versioned.ts';
import {
  BLANK_PIZZA_INGREDIENT,
  type PizzaIngredientDraft,
  pizzaIngredientDraft,
} from '../pizza-creator/pizza-ingredient-draft.ts';
import { BLANK_PIZZA_SIZE, type PizzaSizeDraft, pizzaSizeDraft } from '../pizza-creator/pizza-size-draft.ts';
import { type Instant, instant } from '../time/instant.ts';
import { BLANK_OPTION_GROUP, type OptionGroupDraft, optionGroupDraft } from './option-group-draft.ts';
import { BLANK_PRODUCT, type ProductDraft, productDraft } from './product-draft.ts';
import { BLANK_PRODUCT_GROUP, type ProductGroupDraft, productGroupDraft } from './product-group-draft.ts';

/** What the catalogue is made of, and what own pizzas are, each as staff enter it. */
export type CatalogueItemDrafts = {
  readonly product: ProductDraft;
  readonly productGroup: ProductGroupDraft;
  readonly optionGroup: OptionGroupDraft;
  readonly pizzaSize: PizzaSizeDraft;
  readonly pizzaIngredient: PizzaIngredientDraft;
};
export type CatalogueItemKind = keyof CatalogueItemDrafts;

type CatalogueItemDefinition<T> = {
  /** Its name in addresses: of the API and of the pages. */
  readonly path: string;
  readonly draft: z.ZodMiniType<T, T>;
  /** What forms of new ones begin with. */
  readonly blank: T;
};

/** Each kind. All are loaded, saved, archived and brought back alike. */
export const RECORDS: { readonly [K in CatalogueItemKind]: CatalogueItemDefinition<CatalogueItemDrafts[K]> } = {
  product: { path: 'products', draft: productDraft, blank: BLANK_PRODUCT },
  productGroup: { path: 'product-groups', draft: productGroupDraft, blank: BLANK_PRODUCT_GROUP },
  optionGroup: { path: 'option-groups', draft: optionGroupDraft, blank: BLANK_OPTION_GROUP },
  pizzaSize: { path: 'pizza-sizes', draft: pizzaSizeDraft, blank: BLANK_PIZZA_SIZE },
  pizzaIngredient: { path: 'pizza-ingredients', draft: pizzaIngredientDraft, blank: BLANK_PIZZA_INGREDIENT },
};

/** What the catalogue's file holds of it. */
export const FILED_KINDS = ['product', 'productGroup', 'optionGroup'] as const satisfies readonly CatalogueItemKind[];
export type FiledKind = (typeof FILED_KINDS)[number];

/** The version of what is not there yet: whoever saves it makes it. */
export const NEW_VERSION = 0;

/** One of the goods as it is kept. */
export type StoredRecord<T> = Versioned<T> & {
  /** Since when it is archived. */
  readonly archived: Instant | null;
  /** The names of what relies on it: of a product menus that name it, of groups their products that are not archived. */
  readonly usedBy: string[];
};

export const storedRecord = <Draft extends z.ZodMiniType>(value: Draft) =>
  z.object({
    version: z.int().check(z.gte(0)),
    value,
    archived: z.nullable(instant),
    usedBy: z.array(z.string()),
  });
