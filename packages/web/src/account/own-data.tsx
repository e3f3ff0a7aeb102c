import { ACCOUNT_DATA_FILE } from '@ofenpost/core/account/account-data';
import { otherSessionsToast } from '@ofenpost/core/session/other-sessions';
import { useApp } from '../app/app-actors.tsx';
import { useWork } from '../app/use-work.ts';
import { SecondFactorDialog } from '../second-factor/second-factor-dialog.tsx';
import { useOpened } from '../theme/use-opened.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import controls from '../theme/controls.module.css';
import styles from './account-data-dialog.module.css';

/** Downloads a text as a file. */
function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: ACCOUNT_DATA_FILE }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const DIALOGS = { secondFactor: SecondFactorDialog, removal: RemovalDialog };

/** Offers to download the stored data and to remove the account. Source: product design, "Privacy". */
export function OwnData() {
  const { ports, actors } = useApp();
  const { isBusy, start } = useWork();
  const { opened, open, end } = useOpened<keyof typeof DIALOGS>();
  const download = () => start(async () => saveFile(JSON.stringify(await ports.account.loadData(), null, 2)));
  const signOutElsewhere = () =>
    start(async () => {
      const message = otherSessionsToast(await ports.session.signOutElsewhere());
      actors.toast.send({ type: 'toast.shown', message });
    });
  const Dialog = DIALOGS[opened?.shown ?? 'removal'];
  return (
    <section className={styles.own} aria-labelledby="own-data">
      <h3 id="own-data">Deine Daten bei uns</h3>
      <p>
        Lade alles herunter, was wir über dich gespeichert haben, sichere die Anmeldung mit einem zweiten Faktor, melde
        dich auf anderen Geräten ab, oder lösche dein Konto für immer.
      </p>
      <div className={styles.ways}>
        <button
          type="button"
          className={`${controls.secondary} ${controls.small}`}
          disabled={isBusy}
          onClick={download}
        >
          Daten herunterladen
        </button>
        <button
          type="button"
          className={`${controls.secondary} ${controls.small}`}
          disabled={isBusy}
          onClick={signOutElsewhere}
        >
          Auf anderen Geräten abmelden
        </button>
        <button
          type="button"
          className={`${controls.secondary} ${controls.small}`}
          aria-haspopup="dialog"
          onClick={() => open('secondFactor')}
        >
          Zweiter Faktor …
        </button>
        <button
          type="button"
          className={`${controls.quiet} ${controls.small} ${styles.remove}`}
          aria-haspopup="dialog"
          onClick={() => open('removal')}
        >
          Konto löschen …
        </button>
      </div>
      {opened !== null && <Dialog key={opened.count} onClosed={() => end(opened)} />}
    </section>
  );
}
