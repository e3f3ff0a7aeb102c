import { type Result, err, ok } from '../result/result.ts';
import { isOnSale, type Serving } from './availability.ts';
import type { Option, OptionGroup } from './product.ts';

/** The chosen options of one group, in the group's order; never empty. */
export type ChosenOptions = { readonly group: OptionGroup; readonly options: readonly Option[] };

export type OptionChoiceError = { readonly code: 'optionsInvalid'; readonly optionGroupId: string | null };

type WithOptionGroups = { readonly optionGroups: readonly OptionGroup[] };

const invalid = (optionGroupId: string | null) => err<OptionChoiceError>({ code: 'optionsInvalid', optionGroupId });

/** Whether something must be chosen before the product can be added. */
export const needsChoice = ({
  optionGroups,
}: {
  readonly optionGroups: readonly Pick<OptionGroup, 'min'>[];
}): boolean => optionGroups.some(({ min }) => min > 0);

/** The chosen options by group; ids that the product does not know are left out. */
export const chosenOptions = ({ optionGroups }: WithOptionGroups, optionIds: readonly string[]): ChosenOptions[] =>
  optionGroups
    .map((group) => ({ group, options: group.options.filter(({ id }) => optionIds.includes(id)) }))
    .filter(({ options }) => options.length > 0);

/**
 * Validates a choice by the rules of the groups alone; availability does not matter. An option of two groups counts in
 * both.
 */
export function checkOptionRules(
  product: WithOptionGroups,
  optionIds: readonly string[],
): Result<ChosenOptions[], OptionChoiceError> {
  const chosen = chosenOptions(product, optionIds);
  const known = new Set(chosen.flatMap(({ options }) => options.map(({ id }) => id)));
  if (known.size !== optionIds.length) return invalid(null);
  const broken = product.optionGroups.find(({ id, min, max }) => {
    const count = chosen.find(({ group }) => group.id === id)?.options.length ?? 0;
    return count < min || count > max;
  });
  return broken === undefined ? ok(chosen) : invalid(broken.id);
}

/**
 * Validates a choice that is served at the times of `at`. Refused: unknown and repeated options (no group), and the
 * first group with too few, too many or unavailable ones.
 */
export function chooseOptions(
  product: WithOptionGroups,
  optionIds: readonly string[],
  at: Serving,
): Result<ChosenOptions[], OptionChoiceError> {
  const choice = checkOptionRules(product, optionIds);
  if (!choice.ok) return choice;
  const unavailable = choice.value.find(({ options }) => options.some((option) => !isOnSale(option, at)));
  return unavailable === undefined ? choice : invalid(unavailable.group.id);
}
