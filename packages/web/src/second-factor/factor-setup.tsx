import { selectFieldErrors, selectRefusal, selectValue } from '@ofenpost/core/editor/editor.machine';
import type { Result } from '@ofenpost/core/result/result';
import { createCodeForm } from '@ofenpost/core/second-factor/code-form';
import {
  BLANK_CODE,
  type SecondFactorError,
  groupedCode,
  type SecondFactorOffer,
} from '@ofenpost/core/second-factor/second-factor';
import { useActorRef, useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { Field } from '../ui/field.tsx';
import { QrPicture } from '../ui/qr-picture.tsx';
import controls from '../ui/controls.module.css';
import styles from './second-factor.module.css';

type CodeFormProps = {
  readonly label: string;
  readonly hint?: string;
  readonly submit: string;
  readonly isDanger?: boolean;
  readonly onCode: (code: string) => Promise<Result<unknown, SecondFactorError>>;
};

/** Asks for a code to confirm an action. */
export function CodeForm({ label, hint, submit, isDanger = false, onCode }: CodeFormProps) {
  const { actors } = useApp();
  const [machine] = useState(() => createCodeForm(onCode));
  const form = useActorRef(machine, { input: { initial: BLANK_CODE, needsChange: false } });
  const input = useRef<HTMLInputElement>(null);
  const { code } = useSelector(form, selectValue);
  const errors = useSelector(form, selectFieldErrors);
  const refusal = useSelector(form, selectRefusal);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  useEffect(() => {
    const failing = form.on('save.failed', ({ error }) => showErrorToast(actors, error));
    return () => failing.unsubscribe();
  }, [form, actors]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => form.send({ type: 'form.submitted' }));
    if (input.current?.ariaInvalid === 'true') input.current.focus();
  };
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <Field label={label} hint={hint} error={errors['code']}>
        {(control) => (
          <input
            {...control}
            ref={input}
            className={`${control.className} ${styles.code}`}
            value={code}
            autoFocus
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => form.send({ type: 'value.edited', change: { code: target.value } })}
          />
        )}
      </Field>
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <button type="submit" className={`${controls.primary} ${isDanger ? controls.danger : ''}`} aria-disabled={isBusy}>
        {isBusy ? 'Einen Moment …' : submit}
      </button>
    </form>
  );
}

type Props = { readonly offer: SecondFactorOffer; readonly onCode: ComponentProps<typeof CodeForm>['onCode'] };

/** Shows the secret for the authenticator app, and asks for its first code. */
export const FactorSetup = ({ offer: { secret, address, qr }, onCode }: Props) => (
  <ol className={styles.steps}>
    <li>
      <h3>In die App aufnehmen</h3>
      <p>Öffne deine Authenticator-App oder den Passwortmanager und lies diesen Code ein.</p>
      <div className={styles.pairing}>
        <QrPicture rows={qr} label="QR-Code für die App" />
        <div className={styles.typed}>
          <p>Bist du am Handy?</p>
          <a href={address}>In der App öffnen</a>
          <p>Oder tipp den Schlüssel ab:</p>
          <code className={styles.secret}>{groupedCode(secret)}</code>
        </div>
      </div>
    </li>
    <li>
      <h3>Code eingeben</h3>
      <CodeForm
        label="Code aus der App"
        hint="Sechs Ziffern, jede halbe Minute neue."
        submit="Einschalten"
        onCode={onCode}
      />
    </li>
  </ol>
);
