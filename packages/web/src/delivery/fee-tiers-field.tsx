import type { FeeTier } from '@ofenpost/core/delivery/order-location';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { Field } from '../ui/field.tsx';
import { CloseIcon, PlusIcon } from '../ui/icons.tsx';
import { MoneyInput } from '../ui/typed-input.tsx';
import controls from '../ui/controls.module.css';
import styles from './areas-editor.module.css';

type Props = {
  /** The path of the tiers in the draft. */
  readonly name: string;
  readonly tiers: readonly FeeTier[];
  readonly max: number;
  readonly errors: FieldErrors;
  readonly onChange: (tiers: FeeTier[]) => void;
};

/** The distance of a new tier from the last one, in Rappen. */
const NEXT_TIER = 2000;

/** Asks for the delivery fee by cart total. */
export function FeeTiersField({ name, tiers, max, errors, onChange }: Props) {
  const edit = (place: number, change: Partial<FeeTier>) =>
    onChange(tiers.map((tier, index) => (index === place ? { ...tier, ...change } : tier)));
  const add = () => {
    const last = tiers.at(-1) ?? { from: 0, fee: 500 };
    onChange([...tiers, { from: last.from + NEXT_TIER, fee: last.fee }]);
  };
  return (
    <fieldset className={styles.tiers}>
      <legend>Liefergebühr</legend>
      {tiers.map((tier, place) => (
        // Tiers have no id, so the index is the key.
        <div key={place} className={styles.tier}>
          <Field label="ab Warenkorb" error={errors[`${name}.${place}.from`]}>
            {(control) => (
              <MoneyInput
                {...control}
                name={`${name}.${place}.from`}
                value={tier.from}
                onValue={(from) => edit(place, { from })}
              />
            )}
          </Field>
          <Field label="kostet die Lieferung" error={errors[`${name}.${place}.fee`]}>
            {(control) => (
              <MoneyInput
                {...control}
                name={`${name}.${place}.fee`}
                value={tier.fee}
                onValue={(fee) => edit(place, { fee })}
              />
            )}
          </Field>
          <button
            type="button"
            className={controls.round}
            aria-label={`${place + 1}. Stufe entfernen`}
            disabled={tiers.length === 1}
            onClick={() => onChange(tiers.filter((_, index) => index !== place))}
          >
            <CloseIcon />
          </button>
        </div>
      ))}
      <button
        type="button"
        className={`${controls.secondary} ${controls.small} ${styles.addTier}`}
        disabled={tiers.length >= max}
        onClick={add}
      >
        <PlusIcon />
        Stufe
      </button>
    </fieldset>
  );
}
