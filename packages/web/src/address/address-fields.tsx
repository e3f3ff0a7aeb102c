import type { AddressDraft } from '@ofenpost/core/address/address-draft';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import type { ReactNode } from 'react';
import { PhoneNumberInput } from '../account/phone-number-input.tsx';
import { Field } from '../theme/field.tsx';
import styles from './address-fields.module.css';

type Props = {
  readonly address: AddressDraft;
  readonly errors: FieldErrors;
  /** Under which the address stands in `errors`: `address.`, or nothing. */
  readonly prefix?: 'address.' | '';
  readonly orderLocations: readonly OrderLocation[];
  /** What there is to know of the chosen location. */
  readonly locationHint?: ReactNode;
  readonly onEdit: (change: Partial<AddressDraft>) => void;
};

/** Where somebody lives and is reached. */
export const AddressFields = ({ address, errors, prefix = '', orderLocations, locationHint, onEdit }: Props) => (
  <div className={styles.fields}>
    <Field label="Name" error={errors[`${prefix}contactName`]} className={styles.half}>
      {(control) => (
        <input
          {...control}
          name="name"
          autoComplete="name"
          value={address.contactName}
          onChange={({ target }) => onEdit({ contactName: target.value })}
        />
      )}
    </Field>
    <Field label="Telefonnummer" error={errors[`${prefix}phoneNumber`]} className={styles.half}>
      {(control) => (
        <PhoneNumberInput {...control} value={address.phoneNumber} onValue={(phoneNumber) => onEdit({ phoneNumber })} />
      )}
    </Field>
    <Field label="Strasse" error={errors[`${prefix}street`]} className={styles.most}>
      {(control) => (
        <input
          {...control}
          name="street"
          autoComplete="address-line1"
          value={address.street}
          onChange={({ target }) => onEdit({ street: target.value })}
        />
      )}
    </Field>
    <Field label="Nummer" error={errors[`${prefix}houseNumber`]} className={styles.rest}>
      {(control) => (
        <input
          {...control}
          name="houseNumber"
          autoComplete="off"
          value={address.houseNumber}
          onChange={({ target }) => onEdit({ houseNumber: target.value })}
        />
      )}
    </Field>
    <Field label="Lieferort" error={errors[`${prefix}orderLocationId`]} hint={locationHint} className={styles.full}>
      {(control) => (
        <select
          {...control}
          name="orderLocation"
          value={address.orderLocationId}
          onChange={({ target }) => onEdit({ orderLocationId: target.value })}
        >
          <option value="" disabled>
            Bitte wählen
          </option>
          {orderLocations.map(({ id, postcode, town, active }) => (
            <option key={id} value={id} disabled={!active}>
              {postcode} {town}
              {!active && ' (keine Lieferung mehr)'}
            </option>
          ))}
        </select>
      )}
    </Field>
    <Field
      label="Hinweis für den Kurier"
      aside="freiwillig"
      hint="Stockwerk, Klingel, Hintereingang."
      error={errors[`${prefix}note`]}
      className={styles.full}
    >
      {(control) => (
        <input
          {...control}
          name="note"
          autoComplete="off"
          value={address.note}
          onChange={({ target }) => onEdit({ note: target.value })}
        />
      )}
    </Field>
  </div>
);
