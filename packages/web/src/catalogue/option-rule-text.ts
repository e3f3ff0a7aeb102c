import type { OptionGroup } from '@ofenpost/core/catalogue/product';

/** Describes how many options of a group one chooses: `1 bis 3 wählen, 1 inklusive`. */
export function optionRuleText({ min, max, included }: Pick<OptionGroup, 'min' | 'max' | 'included'>): string {
  const count =
    min === max ? `${min} wählen` : min > 0 ? `${min} bis ${max} wählen` : max === 1 ? 'nach Wunsch' : `bis zu ${max}`;
  return included > 0 ? `${count}, ${included} inklusive` : count;
}
