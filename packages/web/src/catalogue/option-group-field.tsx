import type { OptionGroup } from '@ofenpost/core/catalogue/option-group';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { Choice } from '../theme/choice.tsx';
import styles from './product-dialog.module.css';

type Props = {
  readonly group: OptionGroup;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (optionId: string, isChosen: boolean) => void;
};

function rule({ min, max, included }: OptionGroup): string {
  const count =
    min === max ? `${min} wählen` : min > 0 ? `${min} bis ${max} wählen` : max === 1 ? 'nach Wunsch' : `bis zu ${max}`;
  return included > 0 ? `${count}, ${included} inklusive` : count;
}

/** The options of one group as chips: radio buttons where exactly one is chosen, check boxes otherwise. */
export function OptionGroupField({ group, chosen, onChange }: Props) {
  const isSingle = group.min === 1 && group.max === 1;
  const isFull = group.options.filter(({ id }) => chosen.has(id)).length >= group.max;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {group.name} <span>{rule(group)}</span>
      </legend>
      <div className={styles.options}>
        {group.options.map(({ id, name, price, available }) => {
          const isChosen = chosen.has(id);
          return (
            <Choice
              key={id}
              face="chip"
              type={isSingle ? 'radio' : 'checkbox'}
              name={group.id}
              checked={isChosen}
              disabled={!available || (group.max > 1 && isFull && !isChosen)}
              onChange={(event) => onChange(id, event.target.checked)}
            >
              {name} {!available && <em className={styles.surcharge}>ausverkauft</em>}
              {available && price > 0 && (
                <em className={styles.surcharge}>+{formatMoney(price).replace('CHF ', '')}</em>
              )}
            </Choice>
          );
        })}
      </div>
    </fieldset>
  );
}
