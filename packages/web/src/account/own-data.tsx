import { ACCOUNT_DATA_FILE } from '@ofenpost/core/account/account-data';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { tellFailure } from '../app/tell-failure.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import controls from '../theme/controls.module.css';
import styles from './account-data-dialog.module.css';

/** Lets the browser keep a text as a file. */
function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: ACCOUNT_DATA_FILE }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** What everybody may do with what is kept about them. Source: product design, "Privacy". */
export function OwnData() {
  const { ports, actors } = useApp();
  const [isLoading, setLoading] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      saveFile(JSON.stringify(await ports.account.loadData(), null, 2));
    } catch (error) {
      tellFailure(actors, error);
    } finally {
      setLoading(false);
    }
  };
  return (
    <section className={styles.own} aria-labelledby="own-data">
      <h3 id="own-data">Deine Daten bei uns</h3>
      <p>Lade alles herunter, was wir über dich gespeichert haben, oder lösche dein Konto für immer.</p>
      <div className={styles.ways}>
        <button
          type="button"
          className={`${controls.secondary} ${controls.small}`}
          disabled={isLoading}
          onClick={() => void download()}
        >
          Daten herunterladen
        </button>
        <button
          type="button"
          className={`${controls.quiet} ${controls.small} ${styles.remove}`}
          aria-haspopup="dialog"
          onClick={() => setRemoving(true)}
        >
          Konto löschen …
        </button>
      </div>
      {isRemoving && <RemovalDialog onClosed={() => setRemoving(false)} />}
    </section>
  );
}
