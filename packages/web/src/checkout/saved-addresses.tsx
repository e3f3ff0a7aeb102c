import { type Address, type AddressBook, isServed } from '@ofenpost/core/address/address';
import { isolated } from '@ofenpost/core/text/cut-text';
import { useId } from 'react';
import { Choice } from '../ui/choice.tsx';
import fieldStyles from '../ui/field.module.css';
import styles from './checkout-page.module.css';

type Props = {
  readonly addressBook: AddressBook;
  /** Null for a new one. */
  readonly chosen: Address | null;
  /** The error of the chosen address. */
  readonly error: string | undefined;
  readonly onChoose: (choice: string) => void;
};

/** Offers the saved addresses and a new one. */
export function SavedAddresses({ addressBook, chosen, error, onChoose }: Props) {
  const errorId = useId();
  const isWrong = chosen !== null && error !== undefined;
  return (
    <fieldset className={styles.choices} aria-labelledby="where">
      {addressBook.addresses.map((address) => {
        const isChosen = address.id === chosen?.id;
        return (
          <Choice
            key={address.id}
            type="radio"
            name="address"
            checked={isChosen}
            disabled={!isChosen && !isServed(address, addressBook.orderLocations)}
            aria-invalid={isChosen && isWrong}
            aria-describedby={isChosen && isWrong ? errorId : undefined}
            onChange={() => onChoose(address.id)}
          >
            <AddressText address={address} addressBook={addressBook} />
          </Choice>
        );
      })}
      {isWrong && (
        <p id={errorId} className={fieldStyles.error}>
          {error}
        </p>
      )}
      <Choice type="radio" name="address" checked={chosen === null} onChange={() => onChoose('new')}>
        Neue Adresse
      </Choice>
    </fieldset>
  );
}

function AddressText({ address, addressBook: { orderLocations } }: { address: Address; addressBook: AddressBook }) {
  const { contactName, street, houseNumber, note, orderLocationId, phoneNumber } = address;
  const location = orderLocations.find(({ id }) => id === orderLocationId);
  return (
    <span>
      {isolated(`${street} ${houseNumber}`)}
      {location !== undefined && `, ${location.postcode} ${location.town}`}
      <small>
        {isServed(address, orderLocations)
          ? [contactName, phoneNumber, note]
              .filter((text) => text !== '')
              .map(isolated)
              .join(' · ')
          : 'Dorthin liefern wir zurzeit nicht.'}
      </small>
    </span>
  );
}
