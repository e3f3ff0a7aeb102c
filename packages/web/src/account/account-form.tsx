import type { AccountUpdate } from '@ofenpost/core/account/account-update';
import { selectFieldErrors, selectRefusal, selectValue } from '@ofenpost/core/editor/editor.machine';
import { useSelector } from '@xstate/react';
import { type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useAccount } from '../app/app-state.ts';
import { Field } from '../theme/field.tsx';
import { PhoneNumberInput } from './phone-number-input.tsx';
import type { AccountFormActor } from './use-account-form.ts';
import styles from './account-data-dialog.module.css';

/** The `autocomplete` values. Source: HTML, "Autofill". */
const AUTOCOMPLETE = { firstname: 'given-name', lastname: 'family-name' };

/** Shows errors only after an attempt to submit. Source: specification, sections 4 and 5. */
export function AccountForm({ id, form }: { id: string; form: AccountFormActor }) {
  const element = useRef<HTMLFormElement>(null);
  const { email } = useAccount();
  const { firstname, lastname, phoneNumber } = useSelector(form, selectValue);
  const errors = useSelector(form, selectFieldErrors);
  const refusal = useSelector(form, selectRefusal);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const edit = (change: Partial<AccountUpdate>) => form.send({ type: 'value.edited', change });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => form.send({ type: 'form.submitted' }));
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };

  return (
    <form ref={element} id={id} noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.email}>
        Angemeldet mit <b>{email}</b>
      </p>
      <div inert={isBusy} className={styles.fields}>
        <Field label="Vorname" error={errors['firstname']}>
          {(control) => (
            <input
              {...control}
              autoComplete={AUTOCOMPLETE.firstname}
              value={firstname}
              onChange={({ target }) => edit({ firstname: target.value })}
            />
          )}
        </Field>
        <Field label="Nachname" error={errors['lastname']}>
          {(control) => (
            <input
              {...control}
              autoComplete={AUTOCOMPLETE.lastname}
              value={lastname}
              onChange={({ target }) => edit({ lastname: target.value })}
            />
          )}
        </Field>
        <Field label="Telefonnummer" error={errors['phoneNumber']} className={styles.full}>
          {(control) => (
            <PhoneNumberInput {...control} value={phoneNumber} onValue={(typed) => edit({ phoneNumber: typed })} />
          )}
        </Field>
      </div>
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}
