import * as z from 'zod/mini';
import { instant } from '../time/instant.ts';
import { optionGroup } from './option-group.ts';

const kept = {
  archived: z.nullable(instant),
  /** Products that are not archived. */
  productCount: z.int().check(z.nonnegative()),
};

const outlinedGroup = z.object({ id: z.uuid(), name: z.string(), visible: z.boolean(), ...kept });
export type OutlinedGroup = z.infer<typeof outlinedGroup>;

const outlinedOptionGroup = z.extend(optionGroup, kept);
export type OutlinedOptionGroup = z.infer<typeof outlinedOptionGroup>;

/** All product groups in their order and all option groups by name, archived ones too. */
export const catalogueOutline = z.object({
  productGroups: z.array(outlinedGroup),
  optionGroups: z.array(outlinedOptionGroup),
});
export type CatalogueOutline = z.infer<typeof catalogueOutline>;

/** A product on its group's shelf. */
export const shelfProduct = z.object({ id: z.uuid(), name: z.string(), price: z.int(), available: z.boolean() });
export type ShelfProduct = z.infer<typeof shelfProduct>;
