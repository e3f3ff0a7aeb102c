import type { OptionGroup } from './option-group.ts';
import type { ProductDraft } from './product-draft.ts';
import type { Product } from './product.ts';

type Rest = Pick<Product, 'id' | 'soldOutUntil'> & {
  /** Those that the draft may name. */
  readonly optionGroups: readonly OptionGroup[];
};

/** The product that becomes of a draft. Option groups that there are not are left out. */
export const productOf = (
  { optionGroupIds, ...entered }: ProductDraft,
  { id, soldOutUntil, optionGroups }: Rest,
): Product => ({
  ...entered,
  id,
  soldOutUntil,
  optionGroups: optionGroupIds.flatMap((groupId) => optionGroups.find((group) => group.id === groupId) ?? []),
});
