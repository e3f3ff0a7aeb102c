import type { CartItem } from '@ofenpost/core/cart/cart';
import { optionPrices } from '@ofenpost/core/cart/item-price';
import { productAvailability, type Serving, isOnSale } from '@ofenpost/core/catalogue/availability';
import type { OptionGroup } from '@ofenpost/core/catalogue/product';
import { Surcharge } from '../money/amount.tsx';
import { Choice } from '../ui/choice.tsx';
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
          const availability = productAvailability(option, at);
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

const isSingle = ({ min, max }: OptionGroup) => min === 1 && max === 1;

/** Returns the initial selection: the first available option of each group that needs exactly one. */
export const firstSelection = (groups: readonly OptionGroup[], at: Serving): ReadonlySet<string> =>
  new Set(groups.filter(isSingle).flatMap(({ options }) => options.find((option) => isOnSale(option, at))?.id ?? []));

/** The options of an item in the cart that its product still has. */
export function selectionOf({ productCartOptions }: CartItem, groups: readonly OptionGroup[]): ReadonlySet<string> {
  const chosen = new Set(productCartOptions.flatMap(({ options }) => options.map(({ id }) => id)));
  return new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)).filter((id) => chosen.has(id)));
}

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
