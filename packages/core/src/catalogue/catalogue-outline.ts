import * as z from 'zod/mini';
import { price } from '../money/money.ts';
import { pizzaPartKind } from '../pizza-creator/pizza-part-kind.ts';
import { instant } from '../time/instant.ts';
import { allergen } from './allergen-schema.ts';
import { sauce, topping } from './illustration.ts';
import { offer } from './offer.ts';
import { optionGroup } from './option-group.ts';

const recordState = {
  archived: z.nullable(instant),
  /** Products that are not archived. */
  productCount: z.int().check(z.nonnegative()),
};

const outlinedGroup = z.object({ id: z.uuid(), name: z.string(), visible: z.boolean(), ...recordState });
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
