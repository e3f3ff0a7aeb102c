import { useState } from 'react';
import controls from '../theme/controls.module.css';
import styles from './account-desk.module.css';

type Props = {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onSignOut: () => void;
  readonly onRemove: () => void;
};

/** What cannot be taken back asks first. */
export function AccountDangers({ name, isBusy, onSignOut, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <div className={styles.buttons}>
        <button type="button" className={controls.secondary} aria-disabled={isBusy} onClick={onSignOut}>
          Überall abmelden
        </button>
        <button type="button" className={controls.quiet} onClick={() => setAsking(true)}>
          Konto löschen …
        </button>
      </div>
    );
  return (
    <div className={styles.part} role="group" aria-label="Konto löschen">
      <p>
        Das Konto von {name} ist danach weg, mit Adressen und gespeicherten Pizzas. Bestellungen bleiben für die
        Buchhaltung, ohne die Person.
      </p>
      <div className={styles.buttons}>
        <button type="button" className={controls.secondary} autoFocus onClick={() => setAsking(false)}>
          Abbrechen
        </button>
        <button
          type="button"
          className={`${controls.primary} ${controls.danger}`}
          aria-disabled={isBusy}
          onClick={onRemove}
        >
          Endgültig löschen
        </button>
      </div>
    </div>
  );
}
