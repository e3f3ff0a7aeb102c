import { checkOptionRules } from '@ofenpost/core/catalogue/option-choice';
import type { Product } from '@ofenpost/core/catalogue/product';
import type { Serving } from '@ofenpost/core/catalogue/serving';
import { useState } from 'react';
import { OptionGroupField } from '../catalogue/option-group-field.tsx';
import { firstSelection, withOption } from '../catalogue/option-selection.ts';
import { ChoicePanel } from './choice-panel.tsx';

type Props = {
  readonly product: Product;
  readonly at: Serving;
  /** The ids of the options chosen before. */
  readonly optionIds: readonly string[];
  readonly onChosen: (optionIds: string[]) => void;
  readonly onCancel: () => void;
};

/** Asks for the options of a product, by arrow keys and space; Enter accepts them. */
export function OptionsPanel({ product, at, optionIds, onChosen, onCancel }: Props) {
  const { optionGroups } = product;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() =>
    optionIds.length > 0 ? new Set(optionIds) : firstSelection(optionGroups, at),
  );
  return (
    <ChoicePanel
      title={product.name}
      canTake={checkOptionRules(product, [...chosen]).ok}
      onTake={() => onChosen([...chosen])}
      onCancel={onCancel}
    >
      {optionGroups.map((group) => (
        <OptionGroupField
          key={group.id}
          group={group}
          at={at}
          chosen={chosen}
          onChange={(id, isChosen) => setChosen((before) => withOption(before, group, id, isChosen))}
        />
      ))}
    </ChoicePanel>
  );
}
