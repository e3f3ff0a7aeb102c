import type { AddressDraft } from '@ofenpost/core/address/address';
import { readStreetLine } from '@ofenpost/core/contact/address-line';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { checkPostcode } from '@ofenpost/core/delivery/postcode-check';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { plainCharacters } from '@ofenpost/core/text/clean-text';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Field } from '../ui/field.tsx';
import { PhoneNumberInput } from '../ui/phone-number-input.tsx';
import styles from './address-fields.module.css';

type Props = {
  readonly address: AddressDraft;
  readonly errors: FieldErrors;
  /** The prefix of the address's keys in `errors`. */
  readonly prefix?: 'address.' | '';
  readonly orderLocations: readonly OrderLocation[];
  /** Details of the chosen location, below its field. */
  readonly locationHint?: ReactNode;
  readonly onEdit: (change: Partial<AddressDraft>) => void;
};

/** Asks for the address of a person and how to reach them. */
export function AddressFields({ address, errors, prefix = '', orderLocations, locationHint, onEdit }: Props) {
  // Null stands for the postcode of the chosen location.
  const [typedPostcode, setTypedPostcode] = useState<string | null>(null);
  const shownPostcode =
    typedPostcode ?? orderLocations.find(({ id }) => id === address.orderLocationId)?.postcode ?? '';
  const servedAt = (code: string): readonly OrderLocation[] => {
    const check = checkPostcode(code, orderLocations);
    return check.kind === 'served' ? check.orderLocations : [];
  };
  const isNotServed = shownPostcode.length === 4 && servedAt(shownPostcode).length === 0;
  /** Chooses the location of a postcode; several towns with one postcode are left to the user. */
  const locationAt = (code: string): Partial<AddressDraft> => {
    const [only, ...others] = servedAt(code);
    return only !== undefined && others.length === 0 ? { orderLocationId: only.id } : {};
  };
  const editPostcode = (text: string) => {
    const code = plainCharacters(text).replaceAll(/\D/g, '').slice(0, 4);
    setTypedPostcode(code);
    const isChosen = servedAt(code).some(({ id }) => id === address.orderLocationId);
    if (code.length === 4 && !isChosen) onEdit({ orderLocationId: '', ...locationAt(code) });
  };
  /** Browsers fill in street and number as one line, and so do people: this splits them. */
  const takeApart = (line: string) => {
    const read = address.houseNumber === '' ? readStreetLine(line) : null;
    if (read !== null) {
      const { street, houseNumber, postcode: code } = read;
      if (code !== null) setTypedPostcode(code);
      onEdit({ street, houseNumber, ...(code !== null && locationAt(code)) });
    } else if (line !== address.street) onEdit({ street: line });
  };
  const editStreet = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Text that appears at once was pasted or autofilled; text that an input method composes counts as typed.
    const isTyped =
      nativeEvent instanceof InputEvent &&
      (nativeEvent.isComposing ||
        (/^(?:delete|insertText$)/.test(nativeEvent.inputType) && (nativeEvent.data ?? '').length <= 1));
    if (isTyped) onEdit({ street: target.value });
    else takeApart(target.value);
  };
  return (
    <div className={styles.fields}>
      <Field label="Name" error={errors[`${prefix}contactName`]} className={styles.half}>
        {(control) => (
          <input
            {...control}
            name="name"
            enterKeyHint="next"
            autoComplete="name"
            value={address.contactName}
            onChange={({ target }) => onEdit({ contactName: target.value })}
          />
        )}
      </Field>
      <Field label="Telefonnummer" error={errors[`${prefix}phoneNumber`]} className={styles.half}>
        {(control) => (
          <PhoneNumberInput
            {...control}
            value={address.phoneNumber}
            onValue={(phoneNumber) => onEdit({ phoneNumber })}
          />
        )}
      </Field>
      <Field label="Strasse" error={errors[`${prefix}street`]} className={styles.most}>
        {(control) => (
          <input
            {...control}
            name="street"
            enterKeyHint="next"
            autoComplete="address-line1"
            value={address.street}
            onChange={editStreet}
            onBlur={({ target }) => takeApart(target.value)}
          />
        )}
      </Field>
      <Field label="Nummer" error={errors[`${prefix}houseNumber`]} className={styles.rest}>
        {(control) => (
          <input
            {...control}
            name="houseNumber"
            enterKeyHint="next"
            autoComplete="off"
            value={address.houseNumber}
            onChange={({ target }) => onEdit({ houseNumber: target.value })}
          />
        )}
      </Field>
      <Field
        label="PLZ"
        error={isNotServed ? `Nach ${shownPostcode} liefern wir leider nicht.` : undefined}
        className={styles.postcode}
      >
        {(control) => (
          <input
            {...control}
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            enterKeyHint="next"
            value={shownPostcode}
            onChange={({ target }) => editPostcode(target.value)}
          />
        )}
      </Field>
      <Field label="Lieferort" error={errors[`${prefix}orderLocationId`]} hint={locationHint} className={styles.town}>
        {(control) => (
          <select
            {...control}
            name="orderLocation"
            value={address.orderLocationId}
            onChange={({ target }) => {
              setTypedPostcode(null);
              onEdit({ orderLocationId: target.value });
            }}
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
            enterKeyHint="done"
            autoComplete="off"
            value={address.note}
            onChange={({ target }) => onEdit({ note: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
