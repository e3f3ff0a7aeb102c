import { ACCOUNT_DATA_FILE } from '@ofenpost/core/account/account-data';
import { selectFieldErrors, selectRefusal, selectValue } from '@ofenpost/core/editor/editor.machine';
import { may } from '@ofenpost/core/role/permission';
import { BLANK_REMOVAL, REMOVAL_WORD, createAccountRemovalForm } from '@ofenpost/core/session/account-form';
import { otherSessionsToast } from '@ofenpost/core/session/sign-in';
import { useActorRef, useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApp, useAccount } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { useWork } from '../app/use-work.ts';
import { SecondFactorDialog } from '../second-factor/second-factor-dialog.tsx';
import { Field } from '../ui/field.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { useOpened } from '../ui/use-opened.ts';
import { useOwnDialog } from '../ui/use-own-dialog.ts';
import controls from '../ui/controls.module.css';
import styles from './account-data-dialog.module.css';

const FORM_ID = 'account-removal';

function useRemoval() {
  const { ports, actors } = useApp();
  const { id } = useAccount();
  const [machine] = useState(() => createAccountRemovalForm(ports, actors.session, id ?? ''));
  const actor = useActorRef(machine, { input: { initial: BLANK_REMOVAL, needsChange: false } });
  useEffect(() => {
    const failed = actor.on('save.failed', ({ error }) => showErrorToast(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  return actor;
}

/** Asks twice: it explains what is deleted and what stays, and requires a typed word. */
function RemovalDialog({ onClosed }: { onClosed: () => void }) {
  const { isOpen, close } = useOwnDialog();
  const removal = useRemoval();
  const word = useRef<HTMLInputElement>(null);
  const { confirmation } = useSelector(removal, selectValue);
  const errors = useSelector(removal, selectFieldErrors);
  const refusal = useSelector(removal, selectRefusal);
  const isBusy = useSelector(removal, (snapshot) => snapshot.hasTag('busy') || snapshot.matches('saved'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => removal.send({ type: 'form.submitted' }));
    if (word.current?.ariaInvalid === 'true') word.current.focus();
  };
  return (
    <PageDialog
      title="Konto löschen"
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      foot={
        <>
          <button type="button" className={controls.secondary} onClick={close}>
            Konto behalten
          </button>
          <button
            type="submit"
            form={FORM_ID}
            className={`${controls.primary} ${controls.danger}`}
            aria-disabled={isBusy}
          >
            {isBusy ? 'Wird gelöscht …' : 'Für immer löschen'}
          </button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className={styles.form} onSubmit={submit}>
        <ul className={styles.gone}>
          <li>Dein Name, deine Adressen, dein Warenkorb und deine gespeicherten Pizzas verschwinden sofort.</li>
          <li>Du wirst auf allen Geräten abgemeldet.</li>
          <li>Hast du bei uns gearbeitet, bleibt dein Name zehn Jahre lang bei dem, was du gebucht hast.</li>
          <li>
            Deine Bestellungen müssen wir zehn Jahre für die Buchhaltung behalten: Nummer, Produkte, Beträge und Zeit,
            dazu Postleitzahl und Ort. Wer bestellt hat, steht dann nicht mehr dort.
          </li>
        </ul>
        <Field label={`Schreib ${REMOVAL_WORD}, wenn du sicher bist`} error={errors['confirmation']}>
          {(control) => (
            <input
              {...control}
              ref={word}
              value={confirmation}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => removal.send({ type: 'value.edited', change: { confirmation: target.value } })}
            />
          )}
        </Field>
        {refusal !== null && (
          <p className={styles.refusal} role="alert">
            {refusal}
          </p>
        )}
      </form>
    </PageDialog>
  );
}

/** Downloads a text as a file. */
function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: ACCOUNT_DATA_FILE }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const pinDialog = onDemand(() => import('../sitting/pin-dialog.tsx').then((module) => module.PinDialog));

const DIALOGS = { secondFactor: SecondFactorDialog, removal: RemovalDialog };

/** Offers to download the stored data and to remove the account. Source: product design, "Privacy". */
export function OwnData() {
  const { ports, actors } = useApp();
  const { isBusy, start } = useWork();
  const account = useAccount();
  const { opened, open, end } = useOpened<keyof typeof DIALOGS | 'pin'>();
  const download = () => start(async () => saveFile(JSON.stringify(await ports.account.loadData(), null, 2)));
  const signOutElsewhere = () =>
    start(async () => {
      const message = otherSessionsToast(await ports.session.signOutElsewhere());
      actors.toast.send({ type: 'toast.shown', message });
    });
  const Dialog = opened === null || opened.shown === 'pin' ? null : DIALOGS[opened.shown];
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
        {may(account, 'pin.edit') && (
          <button
            type="button"
            className={`${controls.secondary} ${controls.small}`}
            aria-haspopup="dialog"
            onClick={() => open('pin')}
          >
            PIN fürs Bestellpult …
          </button>
        )}
        <button
          type="button"
          className={`${controls.quiet} ${controls.small} ${styles.remove}`}
          aria-haspopup="dialog"
          onClick={() => open('removal')}
        >
          Konto löschen …
        </button>
      </div>
      {opened !== null && Dialog !== null && <Dialog key={opened.count} onClosed={() => end(opened)} />}
      {opened?.shown === 'pin' && (
        <pinDialog.Component key={opened.count} onClosed={() => end(opened)} onLoadFailed={() => end(opened)} />
      )}
    </section>
  );
}
