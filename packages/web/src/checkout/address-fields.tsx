import type { AddressDraft } from '@ofenpost/core/address/address-draft';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { PhoneNumberInput } from '../account/phone-number-input.tsx';
import { Field } from '../theme/field.tsx';
import type { AddressChange } from './address-part.tsx';
import styles from './checkout-page.module.css';

type Props = {
  readonly address: AddressDraft;
  readonly errors: FieldErrors;
  readonly orderLocations: readonly OrderLocation[];
  readonly onAddress: AddressChange;
};

/** A new address. */
export const AddressFields = ({ address, errors, orderLocations, onAddress }: Props) => (
  <div className={styles.fields}>
    <Field label="Name" error={errors['address.contactName']} className={styles.half}>
      {(control) => (
        <input
          {...control}
          name="name"
          autoComplete="name"
          value={address.contactName}
          onChange={(event) => onAddress({ contactName: event.target.value })}
        />
      )}
    </Field>
    <Field label="Telefon" error={errors['address.phoneNumber']} className={styles.half}>
      {(control) => (
        <PhoneNumberInput
          {...control}
          value={address.phoneNumber}
          onValue={(phoneNumber) => onAddress({ phoneNumber })}
        />
      )}
    </Field>
    <Field label="Strasse" error={errors['address.street']} className={styles.most}>
      {(control) => (
        <input
          {...control}
          name="street"
          autoComplete="address-line1"
          value={address.street}
          onChange={(event) => onAddress({ street: event.target.value })}
        />
      )}
    </Field>
    <Field label="Nummer" error={errors['address.houseNumber']} className={styles.rest}>
      {(control) => (
        <input
          {...control}
          name="houseNumber"
          autoComplete="off"
          value={address.houseNumber}
          onChange={(event) => onAddress({ houseNumber: event.target.value })}
        />
      )}
    </Field>
    <Field
      label="Lieferort"
      error={errors['address.orderLocationId']}
      hint={locationHint(orderLocations.find(({ id }) => id === address.orderLocationId))}
      className={styles.full}
    >
      {(control) => (
        <select
          {...control}
          name="orderLocation"
          value={address.orderLocationId}
          onChange={(event) => onAddress({ orderLocationId: event.target.value })}
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
    <Field
      label="Hinweis für den Kurier"
      aside="freiwillig"
      hint="Stockwerk, Klingel, Hintereingang."
      error={errors['address.note']}
      className={styles.full}
    >
      {(control) => (
        <input
          {...control}
          name="note"
          autoComplete="off"
          value={address.note}
          onChange={(event) => onAddress({ note: event.target.value })}
        />
      )}
    </Field>
  </div>
);

/** What delivering there costs. */
function locationHint(location: OrderLocation | undefined): string {
  if (location === undefined) return 'Danach siehst du Lieferzeit und Liefergebühr.';
  const { minimumOrder, freeFrom } = location;
  return `Mindestbestellwert ${formatMoney(minimumOrder)}${freeFrom === null ? '' : `, ab ${formatMoney(freeFrom)} liefern wir gratis`}`;
}
