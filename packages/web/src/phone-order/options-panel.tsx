import type { Serving } from '@ofenpost/core/catalogue/availability';
import { checkOptionRules } from '@ofenpost/core/catalogue/option-choice';
import type { Product } from '@ofenpost/core/catalogue/product';
import { declaredProduct } from '@ofenpost/core/declaration/ordered-declaration';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { OptionGroupField, firstSelection, withOption } from '../catalogue/option-group-field.tsx';
import { DeclaredDish } from './declared-dish.tsx';
import { useKeys } from './use-keys.ts';
import controls from '../ui/controls.module.css';
import searchStyles from './article-search.module.css';
import styles from './phone-order-page.module.css';

type ChoicePanelProps = {
  readonly title: string;
  readonly canTake: boolean;
  readonly onTake: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/** Asks for the required choices of an article. The first one has the focus; Enter accepts, Escape cancels. */
export function ChoicePanel({ title, canTake, onTake, onCancel, children }: ChoicePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('input:not(:disabled), select')?.focus(), []);
  useKeys(panel, (event) => {
    if (event.ctrlKey || event.metaKey || event.target instanceof HTMLButtonElement) return;
    if (event.key === 'Enter' && canTake) onTake();
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
  });
  return (
    <div ref={panel} role="group" aria-label={title} className={searchStyles.ask}>
      <h3>{title}</h3>
      {children}
      <div className={styles.row}>
        <button type="button" className={`${controls.primary} ${controls.small}`} disabled={!canTake} onClick={onTake}>
          Übernehmen <kbd>Enter</kbd>
        </button>
        <button type="button" className={`${controls.quiet} ${controls.small}`} onClick={onCancel}>
          Abbrechen <kbd>Esc</kbd>
        </button>
      </div>
    </div>
  );
}

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
      <DeclaredDish dish={{ vatClass: product.vatClass, ...declaredProduct(product, [...chosen]) }} />
    </ChoicePanel>
  );
}
