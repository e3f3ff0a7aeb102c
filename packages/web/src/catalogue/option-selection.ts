import { isOnSale } from '@ofenpost/core/catalogue/on-sale';
import type { OptionGroup } from '@ofenpost/core/catalogue/option-group';
import type { Serving } from '@ofenpost/core/catalogue/serving';

const isSingle = ({ min, max }: OptionGroup) => min === 1 && max === 1;

/** Returns the initial selection: the first available option of each group that needs exactly one. */
export const firstSelection = (groups: readonly OptionGroup[], at: Serving): ReadonlySet<string> =>
  new Set(groups.filter(isSingle).flatMap(({ options }) => options.find((option) => isOnSale(option, at))?.id ?? []));

/** Selects an option; in a group that allows only one, it replaces the other. */
export function withOption(
  chosen: ReadonlySet<string>,
  group: OptionGroup,
  optionId: string,
  isChosen: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isChosen && group.max === 1) for (const { id } of group.options) next.delete(id);
  if (isChosen) next.add(optionId);
  else next.delete(optionId);
  return next;
}

/** Returns the initial selection with these options in place of the defaults. */
export const selectionWith = (
  groups: readonly OptionGroup[],
  optionIds: readonly string[],
  at: Serving,
): ReadonlySet<string> =>
  groups.reduce(
    (chosen, group) =>
      group.options
        .filter(({ id }) => optionIds.includes(id))
        .reduce((next, { id }) => withOption(next, group, id, true), chosen),
    firstSelection(groups, at),
  );
