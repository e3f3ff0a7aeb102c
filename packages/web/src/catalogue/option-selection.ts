import type { OptionGroup } from '@ofenpost/core/catalogue/option-group';

const isSingle = ({ min, max }: OptionGroup) => min === 1 && max === 1;

/** What is chosen when the dialog opens: of a group where exactly one is needed, the first that is available. */
export const firstSelection = (groups: readonly OptionGroup[]): ReadonlySet<string> =>
  new Set(groups.filter(isSingle).flatMap(({ options }) => options.find(({ available }) => available)?.id ?? []));

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
