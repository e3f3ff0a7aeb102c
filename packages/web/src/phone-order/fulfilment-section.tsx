import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import type { PhoneOrderDraft } from '@ofenpost/core/phone-order/phone-order-draft';
import { FULFILMENT_LABELS, fulfilment } from '@ofenpost/core/vat/fulfilment';
import { Field } from '../ui/field.tsx';
import { RadioChips } from '../ui/radio-chips.tsx';
import styles from './fulfilment-section.module.css';
import pageStyles from './phone-order-page.module.css';

type Fields = Pick<PhoneOrderDraft, 'fulfilment' | 'street' | 'houseNumber' | 'orderLocationId' | 'note'>;

type Props = {
  readonly current: PhoneOrderDraft;
  readonly orderLocations: readonly OrderLocation[];
  readonly errors: FieldErrors;
  readonly onEdit: (change: Partial<Fields>) => void;
};

/** Asks whether the order is delivered or collected, and for the address. */
export const FulfilmentSection = ({ current, orderLocations, errors, onEdit }: Props) => (
  <>
    <fieldset className={pageStyles.chips}>
      <legend className={pageStyles.legend}>Wie</legend>
      <RadioChips
        name="fulfilment"
        options={fulfilment.options}
        textOf={(way) => FULFILMENT_LABELS[way]}
        chosen={current.fulfilment}
        onChosen={(way) => onEdit({ fulfilment: way })}
      />
    </fieldset>
    {current.fulfilment === 'delivered' && (
      <div className={styles.address}>
        <Field label="Strasse" error={errors['street']} className={styles.street}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={current.street}
              onChange={({ target }) => onEdit({ street: target.value })}
            />
          )}
        </Field>
        <Field label="Nummer" error={errors['houseNumber']} className={styles.number}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={current.houseNumber}
              onChange={({ target }) => onEdit({ houseNumber: target.value })}
            />
          )}
        </Field>
        <Field label="Lieferort" error={errors['orderLocationId']} className={styles.town}>
          {(control) => (
            <select
              {...control}
              value={current.orderLocationId}
              onChange={({ target }) => onEdit({ orderLocationId: target.value })}
            >
              <option value="" disabled>
                Bitte wählen
              </option>
              {orderLocations.map(({ id, postcode, town }) => (
                <option key={id} value={id}>
                  {postcode} {town}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Für den Kurier" aside="freiwillig" error={errors['note']} className={styles.note}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              value={current.note}
              onChange={({ target }) => onEdit({ note: target.value })}
            />
          )}
        </Field>
      </div>
    )}
  </>
);
