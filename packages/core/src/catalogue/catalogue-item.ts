import * as z from 'zod/mini';
import { LABELLING_FIELD } from '../declaration/declaration-texts.ts';
import type { Versioned } from '../editor/versioned.ts';
import type { AuditedAction } from '../record/audit-entry.ts';
import type { RecordDefinition } from '../record/record-definition.ts';
import { type Instant, instant } from '../time/instant.ts';
import { WEEKDAY_NAMES } from '../time/zurich.ts';
import { recordedNumber } from '../validation/field.ts';
import {
  BLANK_OPTION_GROUP,
  OPTION_GROUP_FIELDS,
  type OptionGroupDraft,
  optionGroupDraft,
} from './option-group-draft.ts';
import {
  BLANK_PIZZA_INGREDIENT,
  PIZZA_INGREDIENT_FIELDS,
  PIZZA_SIZE_FIELDS,
  type PizzaIngredientDraft,
  pizzaIngredientDraft,
  BLANK_PIZZA_SIZE,
  type PizzaSizeDraft,
  pizzaSizeDraft,
} from './pizza-part-draft.ts';
import {
  BLANK_PRODUCT,
  PRODUCT_FIELDS,
  PRODUCT_GROUP_FIELDS,
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

type CatalogueItemDefinition<T> = RecordDefinition<T> & {
  /** The initial values of the form of a new one. */
  readonly blank: T;
  /** The audited action of archiving and restoring it. */
  readonly archived: AuditedAction;
};

/** The definition of each kind. All kinds are loaded, saved, archived and restored in the same way. */
export const CATALOGUE_RECORDS: { readonly [K in CatalogueItemKind]: CatalogueItemDefinition<CatalogueItemDrafts[K]> } =
  {
    product: {
      path: 'products',
      action: 'catalogue.edit',
      overrides: 'catalogue.offerUndeclared',
      changed: 'product.changed',
      archived: 'product.archived',
      audited: { area: 'catalogue', noun: 'Produkt' },
      draft: productDraft,
      blank: BLANK_PRODUCT,
      fields: PRODUCT_FIELDS,
      auditedParts: {
        productGroupId: { label: 'Gruppe' },
        photo: { label: 'Foto', recorded: () => 'Foto' },
        labelling: LABELLING_FIELD,
        daysOfWeek: { label: 'Wochentage', recorded: recordedNumber((day) => WEEKDAY_NAMES[day] ?? '') },
        to: { label: 'Bis' },
        ingredient: { label: 'Zutat' },
        country: { label: 'Land' },
      },
    },
    productGroup: {
      path: 'product-groups',
      action: 'catalogue.edit',
      changed: 'productGroup.changed',
      archived: 'productGroup.archived',
      audited: { area: 'catalogue', noun: 'Produktgruppe' },
      draft: productGroupDraft,
      blank: BLANK_PRODUCT_GROUP,
      fields: PRODUCT_GROUP_FIELDS,
    },
    optionGroup: {
      path: 'option-groups',
      action: 'catalogue.edit',
      overrides: 'catalogue.offerUndeclared',
      changed: 'optionGroup.changed',
      archived: 'optionGroup.archived',
      audited: { area: 'catalogue', noun: 'Auswahl' },
      draft: optionGroupDraft,
      blank: BLANK_OPTION_GROUP,
      fields: OPTION_GROUP_FIELDS,
      auditedParts: { options: { label: 'Extras' }, labelling: LABELLING_FIELD },
    },
    pizzaSize: {
      path: 'pizza-sizes',
      action: 'catalogue.edit',
      changed: 'pizzaSize.changed',
      archived: 'pizzaSize.archived',
      audited: { area: 'catalogue', noun: 'Pizza-Grösse' },
      draft: pizzaSizeDraft,
      blank: BLANK_PIZZA_SIZE,
      fields: PIZZA_SIZE_FIELDS,
    },
    pizzaIngredient: {
      path: 'pizza-ingredients',
      action: 'catalogue.edit',
      overrides: 'catalogue.offerUndeclared',
      changed: 'pizzaIngredient.changed',
      archived: 'pizzaIngredient.archived',
      audited: { area: 'catalogue', noun: 'Pizza-Zutat' },
      draft: pizzaIngredientDraft,
      blank: BLANK_PIZZA_INGREDIENT,
      fields: PIZZA_INGREDIENT_FIELDS,
      auditedParts: { prices: { label: 'Preise' }, sizeId: { label: 'Grösse' }, labelling: LABELLING_FIELD },
    },
  };

/** The kinds that the catalogue's file holds. */
export const FILED_KINDS = ['product', 'productGroup', 'optionGroup'] as const satisfies readonly CatalogueItemKind[];
export type FiledKind = (typeof FILED_KINDS)[number];

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
