import { selectFieldErrors, selectRefusal, selectValue } from '@ofenpost/core/editor/editor.machine';
import type { Result } from '@ofenpost/core/result/result';
import { createCodeForm } from '@ofenpost/core/second-factor/code-form';
import { BLANK_CODE } from '@ofenpost/core/second-factor/entered-code';
import type { SecondFactorError } from '@ofenpost/core/second-factor/second-factor';
import { useActorRef, useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { Field } from '../theme/field.tsx';
import controls from '../theme/controls.module.css';
import styles from './second-factor.module.css';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly submit: string;
  readonly isDanger?: boolean;
  readonly onCode: (code: string) => Promise<Result<unknown, SecondFactorError>>;
};

/** Asks for a code to confirm an action. */
export function CodeForm({ label, hint, submit, isDanger = false, onCode }: Props) {
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
