import { useState } from 'react';
import controls from '../ui/controls.module.css';
import styles from './account-admin.module.css';

type Props = {
  readonly name: string;
  /** Whether there is a second factor to remove. */
  readonly hasSecondFactor: boolean;
  readonly isBusy: boolean;
  readonly onSignOut: () => void;
  readonly onSecondFactor: () => void;
  readonly onRemove: () => void;
};

const QUESTIONS = {
  signOut: {
    title: 'Überall abmelden',
    text: (name: string) =>
      `${name} muss sich danach auf jedem Gerät neu anmelden, auch an einem Bestellpult, das gerade offen ist.`,
    done: 'Überall abmelden',
  },
  secondFactor: {
    title: 'Zweiten Faktor entfernen',
    text: (name: string) =>
      `${name} wird überall abgemeldet und meldet sich danach ohne Code an. Prüf zuerst, dass die Bitte wirklich von ${name} kommt.`,
    done: 'Faktor entfernen',
  },
  removal: {
    title: 'Konto löschen',
    text: (name: string) =>
      `Das Konto von ${name} ist danach weg, mit Adressen und gespeicherten Pizzas. Bestellungen bleiben für die Buchhaltung, ohne die Person. Hat ${name} bei uns gearbeitet, bleibt der Name zehn Jahre lang bei dem, was damals gebucht wurde.`,
    done: 'Endgültig löschen',
  },
} as const;

/** Shows the irreversible actions, each of which asks for confirmation. */
export function AccountDangerZone({ name, hasSecondFactor, isBusy, onSignOut, onSecondFactor, onRemove }: Props) {
  const [requested, setRequested] = useState<keyof typeof QUESTIONS | null>(null);
  if (requested === null)
    return (
      <div className={styles.buttons}>
        {hasSecondFactor && (
          <button type="button" className={controls.secondary} onClick={() => setRequested('secondFactor')}>
            Zweiten Faktor entfernen …
          </button>
        )}
        <button type="button" className={controls.secondary} onClick={() => setRequested('signOut')}>
          Überall abmelden …
        </button>
        <button type="button" className={controls.quiet} onClick={() => setRequested('removal')}>
          Konto löschen …
        </button>
      </div>
    );
  const { title, text, done } = QUESTIONS[requested];
  const answer = () => {
    if (requested === 'removal') return onRemove();
    setRequested(null);
    return requested === 'signOut' ? onSignOut() : onSecondFactor();
  };
  return (
    <div className={styles.part} role="group" aria-label={title}>
      <p>{text(name)}</p>
      <div className={styles.buttons}>
        <button type="button" className={controls.secondary} autoFocus onClick={() => setRequested(null)}>
          Abbrechen
        </button>
        <button
          type="button"
          className={`${controls.primary} ${controls.danger}`}
          aria-disabled={isBusy}
          onClick={answer}
        >
          {done}
        </button>
      </div>
    </div>
  );
}
