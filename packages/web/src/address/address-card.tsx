import type { Address } from '@ofenpost/core/address/address';
import type { OrderLocation } from '@ofenpost/core/delivery/order-location';
import { useState } from 'react';
import controls from '../ui/controls.module.css';
import styles from './addresses-dialog.module.css';

type Props = {
  readonly address: Address;
  /** Null when its delivery area has been deleted. */
  readonly orderLocation: OrderLocation | null;
  readonly isServed: boolean;
  readonly onSelect: () => void;
  readonly onUpdate: () => void;
  readonly onRemove: () => void;
};

export function AddressCard({ address, orderLocation, isServed, onSelect, onUpdate, onRemove }: Props) {
  const { contactName, street, houseNumber, phoneNumber, note, isPreferred } = address;
  const [removal, setRemoval] = useState<'none' | 'asked' | 'withdrawn'>('none');
  const name = `${street} ${houseNumber}`;
  const small = `${controls.small} ${styles.action}`;
  return (
    <li className={isPreferred ? `${styles.card} ${styles.preferred}` : styles.card}>
      <h3>{contactName}</h3>
      <address className={styles.lines}>
        {name}
        <br />
        {orderLocation !== null && `${orderLocation.postcode} ${orderLocation.town}`}
        <br />
        {phoneNumber}
      </address>
      {note !== '' && <p className={styles.note}>{note}</p>}
      {!isServed && <p className={styles.left}>Hierhin liefern wir nicht mehr. Wähle einen anderen Lieferort.</p>}
      {isServed && isPreferred && <p className={styles.chosen}>Für die nächste Bestellung</p>}
      {removal === 'asked' ? (
        // The key makes React mount new buttons: reused ones would neither take the focus nor block a second press.
        <div key="question" className={styles.actions} role="group" aria-label={`${name} löschen?`}>
          <p className={styles.question}>Adresse löschen?</p>
          <button
            type="button"
            className={`${controls.secondary} ${small}`}
            autoFocus
            onClick={() => setRemoval('withdrawn')}
          >
            Abbrechen
          </button>
          <button type="button" className={`${controls.primary} ${small} ${controls.danger}`} onClick={onRemove}>
            Löschen
          </button>
        </div>
      ) : (
        <div key="actions" className={styles.actions}>
          {isServed && !isPreferred && (
            <button
              type="button"
              className={`${controls.secondary} ${small}`}
              aria-label={`${name} auswählen`}
              onClick={onSelect}
            >
              Auswählen
            </button>
          )}
          <button
            type="button"
            className={`${controls.quiet} ${small}`}
            aria-label={`${name} bearbeiten`}
            aria-haspopup="dialog"
            onClick={onUpdate}
          >
            Bearbeiten
          </button>
          <button
            type="button"
            className={`${controls.quiet} ${small}`}
            aria-label={`${name} löschen`}
            autoFocus={removal === 'withdrawn'}
            onClick={() => setRemoval('asked')}
          >
            Löschen
          </button>
        </div>
      )}
    </li>
  );
}
