import type { AddressDraft } from '@ofenpost/core/address/address-draft';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import type { FieldErrors } from '@ofenpost/core/editor/field-errors';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { PhoneNumberInput } from '../account/phone-number-input.tsx';
import { Field } from '../theme/field.tsx';
import layout from '../theme/layout.module.css';
import styles from './checkout-page.module.css';

type Props = {
  readonly address: AddressDraft;
  readonly errors: FieldErrors;
  readonly orderLocations: readonly OrderLocation[];
  readonly orderLocation: OrderLocation | null;
  readonly onAddress: (address: Partial<AddressDraft>) => void;
  /** Null: the account has one. */
  readonly email: string | null;
  readonly onEmail: (email: string) => void;
  readonly remark: string;
  readonly onRemark: (remark: string) => void;
};

export const AddressPart = ({
  address,
  errors,
  orderLocations,
  orderLocation,
  onAddress,
  email,
  onEmail,
  remark,
  onRemark,
}: Props) => (
  <section className={`${layout.card} ${styles.part}`} aria-labelledby="where">
    <h2 id="where">
      <i aria-hidden="true">1</i>Wohin dürfen wir liefern?
    </h2>
    <div className={styles.fields}>
      <Field label="Name" error={errors['address.contactName']} className={styles.half}>
        {(control) => (
          <input
            {...control}
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
            value={address.houseNumber}
            onChange={(event) => onAddress({ houseNumber: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Lieferort"
        error={errors['address.orderLocationId']}
        hint={locationHint(orderLocation)}
        className={styles.full}
      >
        {(control) => (
          <select
            {...control}
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
      {email !== null && (
        <Field label="E-Mail für die Bestätigung" aside="freiwillig" error={errors['email']} className={styles.full}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => onEmail(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field
        label="Hinweis für den Kurier"
        aside="freiwillig"
        hint="Stockwerk, Klingel, Hintereingang."
        error={errors['address.note']}
        className={styles.full}
      >
        {(control) => (
          <input {...control} value={address.note} onChange={(event) => onAddress({ note: event.target.value })} />
        )}
      </Field>
      <Field
        label="Bemerkung für die Küche"
        aside="freiwillig"
        hint="Allergien, Wünsche: was wir beim Backen wissen sollten."
        error={errors['remark']}
        className={styles.full}
      >
        {(control) => (
          <textarea {...control} rows={2} value={remark} onChange={(event) => onRemark(event.target.value)} />
        )}
      </Field>
    </div>
  </section>
);

/** What delivering there costs. */
function locationHint(location: OrderLocation | null): string {
  if (location === null) return 'Danach siehst du Lieferzeit und Liefergebühr.';
  const { minimumOrder, freeFrom } = location;
  return `Mindestbestellwert ${formatMoney(minimumOrder)}${freeFrom === null ? '' : `, ab ${formatMoney(freeFrom)} liefern wir gratis`}`;
}
