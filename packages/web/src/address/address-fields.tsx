import type { AddressDraft } from '@ofenpost/core/address/address';
import { takeStreetLine, writeStreetLine } from '@ofenpost/core/address/street-line';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { checkPostcode } from '@ofenpost/core/delivery/postcode-check';
import type { FieldErrors } from '@ofenpost/core/editor/editor';
import { plainCharacters } from '@ofenpost/core/text/clean-text';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { Field } from '../ui/field.tsx';
import { Fold } from '../ui/fold.tsx';
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

/** Whether the event came from one key, so that the person goes on typing. */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent &&
  (event.isComposing || (/^(?:delete|insertText$)/.test(event.inputType) && (event.data ?? '').length <= 1));

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
    if (!isChosen) onEdit({ orderLocationId: '', ...locationAt(code) });
  };
  /** Leads on to what is still asked once a postcode has been typed; nobody is led away from a correction. */
  const typePostcode = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    editPostcode(target.value);
    const { length: towns } = servedAt(target.value);
    const isFourthDigit = isTyped(nativeEvent) && shownPostcode.length === 3 && target.selectionEnd === 4;
    if (!isFourthDigit || towns === 0 || address.street !== '') return;
    target.form?.querySelector<HTMLElement>(towns === 1 ? `[name="${prefix}street"]` : 'select')?.focus();
  };
  // The line as it was typed, as long as the address is what it says.
  const [typedLine, setTypedLine] = useState('');
  const typed = takeStreetLine(typedLine);
  const isLineCurrent = typed.street === address.street && typed.houseNumber === address.houseNumber;
  const streetLine = isLineCurrent ? typedLine : writeStreetLine(address);
  const editLine = (line: string) => {
    const { street, houseNumber } = takeStreetLine(line);
    setTypedLine(line);
    onEdit({ street, houseNumber });
  };
  /** Browsers and people enter more than street and number: this puts the postcode and the note where they belong. */
  const takeApart = (line: string) => {
    const { street, houseNumber, postcode: code, note } = takeStreetLine(line);
    if (code === null && note === '') return;
    setTypedLine('');
    if (code !== null) setTypedPostcode(code);
    onEdit({
      street,
      houseNumber,
      ...(code !== null && locationAt(code)),
      ...(note !== '' && { note: [note, address.note].filter(Boolean).join(', ') }),
    });
  };
  const editStreet = ({ target: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    editLine(value);
    // Text that appears at once was pasted or autofilled; text that an input method composes counts as typed.
    if (!isTyped(nativeEvent)) takeApart(value);
  };
  return (
    <div className={styles.fields}>
      <Field
        label="PLZ"
        error={isNotServed ? `Nach ${shownPostcode} liefern wir leider nicht.` : undefined}
        className={styles.postcode}
      >
        {(control) => (
          <input
            {...control}
            // The place is chosen by either control, so both have its name.
            name={`${prefix}orderLocationId`}
            inputMode="numeric"
            autoComplete="postal-code"
            enterKeyHint="next"
            value={shownPostcode}
            aria-invalid={isNotServed || (shownPostcode.length < 4 && errors[`${prefix}orderLocationId`] !== undefined)}
            onChange={typePostcode}
          />
        )}
      </Field>
      <Field label="Lieferort" error={errors[`${prefix}orderLocationId`]} hint={locationHint} className={styles.town}>
        {(control) => (
          <select
            {...control}
            name={`${prefix}orderLocationId`}
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
        label="Strasse und Nummer"
        error={errors[`${prefix}street`] ?? errors[`${prefix}houseNumber`]}
        className={styles.full}
      >
        {(control) => (
          <input
            {...control}
            name={`${prefix}street`}
            enterKeyHint="next"
            autoComplete="address-line1"
            value={streetLine}
            onChange={editStreet}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && takeApart(currentTarget.value)}
            onBlur={({ target }) => takeApart(target.value)}
          />
        )}
      </Field>
      <Field label="Name" error={errors[`${prefix}contactName`]} className={styles.half}>
        {(control) => (
          <input
            {...control}
            name={`${prefix}contactName`}
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
            name={`${prefix}phoneNumber`}
            value={address.phoneNumber}
            onValue={(phoneNumber) => onEdit({ phoneNumber })}
          />
        )}
      </Field>
      <div className={styles.full}>
        <Fold summary="Hinweis für den Kurier" isNeeded={address.note !== '' || errors[`${prefix}note`] !== undefined}>
          <Field
            label="Hinweis für den Kurier"
            hint="Stockwerk, Klingel, Hintereingang."
            error={errors[`${prefix}note`]}
          >
            {(control) => (
              <input
                {...control}
                name={`${prefix}note`}
                enterKeyHint="done"
                autoComplete="off"
                value={address.note}
                onChange={({ target }) => onEdit({ note: target.value })}
              />
            )}
          </Field>
        </Fold>
      </div>
    </div>
  );
}
