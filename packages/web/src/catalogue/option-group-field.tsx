import { optionPrices } from '@ofenpost/core/cart/item-price';
import type { OptionGroup } from '@ofenpost/core/catalogue/option-group';
import { productAvailability } from '@ofenpost/core/catalogue/product-availability';
import type { Serving } from '@ofenpost/core/catalogue/serving';
import { Surcharge } from '../money/amount.tsx';
import { Choice } from '../theme/choice.tsx';
import { optionRuleText } from './option-rule-text.ts';
import styles from './product-dialog.module.css';

type Props = {
  readonly group: OptionGroup;
  /** The time for which availability is checked. */
  readonly at: Serving;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (optionId: string, isChosen: boolean) => void;
};

/** The options of one group as chips: radio buttons where exactly one is chosen, checkboxes otherwise. */
export function OptionGroupField({ group, at, chosen, onChange }: Props) {
  const isSingle = group.min === 1 && group.max === 1;
  const isFull = group.options.filter(({ id }) => chosen.has(id)).length >= group.max;
  const prices = optionPrices(group, chosen);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {group.name} <span>{optionRuleText(group)}</span>
      </legend>
      <div className={styles.options}>
        {group.options.map((option) => {
          const { id, name } = option;
          const price = prices.get(id) ?? 0;
          const isChosen = chosen.has(id);
          const availability = productAvailability({ ...option, availabilitySchedule: null }, at);
          return (
            <Choice
              key={id}
              face="chip"
              type={isSingle ? 'radio' : 'checkbox'}
              name={group.id}
              checked={isChosen}
              disabled={!availability.available || (group.max > 1 && isFull && !isChosen)}
              onChange={(event) => onChange(id, event.target.checked)}
            >
              <span>{name} </span>
              {availability.available ? (
                price > 0 && (
                  <em className={styles.surcharge}>
                    <Surcharge rappen={price} />
                  </em>
                )
              ) : (
                <em className={styles.surcharge}>{availability.explanation}</em>
              )}
            </Choice>
          );
        })}
      </div>
    </fieldset>
  );
}
