import type { OptionGroup } from './option-group.ts';
import type { ProductDraft } from './product-draft.ts';
import type { Product } from './product.ts';

type Rest = Pick<Product, 'id' | 'soldOutUntil'> & {
  /** The option groups that the draft may name. */
  readonly optionGroups: readonly OptionGroup[];
};

/** The product of a draft. Unknown option groups are left out. */
export const productOf = (
  { optionGroupIds, ...entered }: ProductDraft,
  { id, soldOutUntil, optionGroups }: Rest,
): Product => ({
  ...entered,
  id,
  soldOutUntil,
  optionGroups: optionGroupIds.flatMap((groupId) => optionGroups.find((group) => group.id === groupId) ?? []),
});
