import { areaSamples, FEE_TIERS_MAX, type OrderLocationDraft } from '@ofenpost/core/delivery/order-location-draft';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { cleanSigns } from '@ofenpost/core/text/clean-text';
import { Amount } from '../money/amount.tsx';
import { Choice } from '../ui/choice.tsx';
import { Field } from '../ui/field.tsx';
import { MoneyInput, OptionalMoneyInput } from '../ui/typed-input.tsx';
import { FeeTiersField } from './fee-tiers-field.tsx';
import controls from '../ui/controls.module.css';
import styles from './areas-editor.module.css';

type Props = {
  /** The path of the area in the draft. */
  readonly name: string;
  readonly area: OrderLocationDraft;
  /** The stored area; null for a new one. */
  readonly stored: OrderLocationDraft | null;
  readonly errors: FieldErrors;
  readonly onEdit: (change: Partial<OrderLocationDraft>) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
};

/** Whether addresses that refer to the area follow a change of its postcode or town. */
const moves = (area: OrderLocationDraft, stored: OrderLocationDraft | null): boolean =>
  stored !== null && (area.postcode !== stored.postcode || area.town !== stored.town);

const minutesOf = (text: string): number => {
  const minutes = cleanSigns(text);
  return /^\d{1,4}$/.test(minutes) ? Number(minutes) : Number.NaN;
};

/** Edits a delivery area and its conditions. */
export function AreaForm({ name, area, stored, errors, onEdit, onDuplicate, onRemove }: Props) {
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <Field label="PLZ" error={errors[`${name}.postcode`]}>
          {(control) => (
            <input
              {...control}
              name={`${name}.postcode`}
              inputMode="numeric"
              value={area.postcode}
              onChange={({ target }) => onEdit({ postcode: target.value })}
            />
          )}
        </Field>
        <Field
          label="Ort"
          error={errors[`${name}.town`]}
          hint={moves(area, stored) ? 'Gespeicherte Adressen mit diesem Lieferort ziehen mit um.' : undefined}
        >
          {(control) => (
            <input
              {...control}
              name={`${name}.town`}
              value={area.town}
              onChange={({ target }) => onEdit({ town: target.value })}
            />
          )}
        </Field>
        <Field label="Mindestbestellwert" error={errors[`${name}.minimumOrder`]}>
          {(control) => (
            <MoneyInput
              {...control}
              name={`${name}.minimumOrder`}
              value={area.minimumOrder}
              onValue={(minimumOrder) => onEdit({ minimumOrder })}
            />
          )}
        </Field>
        <Field label="Fahrzeit in Minuten" error={errors[`${name}.minutes`]}>
          {(control) => (
            <input
              {...control}
              name={`${name}.minutes`}
              inputMode="numeric"
              value={Number.isFinite(area.minutes) ? area.minutes : ''}
              onChange={({ target }) => onEdit({ minutes: minutesOf(target.value) })}
            />
          )}
        </Field>
      </div>
      <FeeTiersField
        name={`${name}.feeTiers`}
        tiers={area.feeTiers}
        max={FEE_TIERS_MAX}
        errors={errors}
        onChange={(feeTiers) => onEdit({ feeTiers })}
      />
      <div className={styles.fields}>
        <Field label="Gratis ab" aside="freiwillig" error={errors[`${name}.freeFrom`]}>
          {(control) => (
            <OptionalMoneyInput
              {...control}
              name={`${name}.freeFrom`}
              value={area.freeFrom}
              onValue={(freeFrom) => onEdit({ freeFrom })}
            />
          )}
        </Field>
        <Choice type="checkbox" checked={area.active} onChange={({ target }) => onEdit({ active: target.checked })}>
          Wird beliefert
        </Choice>
      </div>
      <ul className={styles.samples} aria-label="Beispiele">
        {areaSamples(area).map(({ cartTotal, missing, fee }) => (
          <li key={cartTotal}>
            <b>
              Warenkorb <Amount rappen={cartTotal} />
            </b>{' '}
            {missing > 0
              ? `kann nicht bestellt werden, es fehlen ${formatMoney(missing)}`
              : fee === 0
                ? 'wird gratis geliefert'
                : `plus Lieferung ${formatMoney(fee)}, zusammen ${formatMoney(cartTotal + fee)}`}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={onDuplicate}>
          Duplizieren
        </button>
        <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={onRemove}>
          Entfernen
        </button>
        {stored !== null && area.active && (
          <p>Nur für einige Zeit nicht? Dann nimm «Wird beliefert» weg, und alles andere bleibt stehen.</p>
        )}
      </div>
    </div>
  );
}
