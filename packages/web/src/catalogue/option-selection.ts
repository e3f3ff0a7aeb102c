import { isOnSale } from '@ofenpost/core/catalogue/on-sale';
import type { OptionGroup } from '@ofenpost/core/catalogue/option-group';
import type { Serving } from '@ofenpost/core/catalogue/serving';

const isSingle = ({ min, max }: OptionGroup) => min === 1 && max === 1;

/** What is chosen when the dialog opens: of a group where exactly one is needed, the first that is on sale. */
export const firstSelection = (groups: readonly OptionGroup[], at: Serving): ReadonlySet<string> =>
  new Set(groups.filter(isSingle).flatMap(({ options }) => options.find((option) => isOnSale(option, at))?.id ?? []));

/** Choosing another option of a group where only one is possible lets go of the first. */
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

/** The first selection, but with these options. */
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
