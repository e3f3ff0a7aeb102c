import type { AccountUpdate } from '@ofenpost/core/account/account';
import { selectFieldErrors, selectRefusal, selectValue, selectCanSubmit } from '@ofenpost/core/editor/editor.machine';
import { createAccountForm } from '@ofenpost/core/session/account-form';
import { selectAccount } from '@ofenpost/core/session/session.machine';
import { Link } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState, type SubmitEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useApp, useAccount, useRestaurant } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { showErrorUnlessOffline, showErrorToast } from '../app/show-error-toast.ts';
import { Field } from '../ui/field.tsx';
import { Logo } from '../ui/icons.tsx';
import { LoadFailure } from '../ui/loading.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { PhoneNumberInput } from '../ui/phone-number-input.tsx';
import { useOwnDialog } from '../ui/use-own-dialog.ts';
import { OwnData } from './own-data.tsx';
import controls from '../ui/controls.module.css';
import styles from './account-data-dialog.module.css';

/** Joins the form of the user's own account to the session and the toasts. It begins with newly loaded data. */
function useAccountForm(onSaved: () => void) {
  const { ports, actors } = useApp();
  const [machine] = useState(() => createAccountForm(ports));
  const actor = useActorRef(machine, { input: { initial: null, needsChange: true } });
  const end = useEffectEvent(onSaved);
  useEffect(() => {
    const { session, toast } = actors;
    const subscriptions = [
      actor.on('saved', ({ value }) => {
        session.send({ type: 'account.changed', account: { ...selectAccount(session.getSnapshot()), ...value } });
        toast.send({ type: 'toast.shown', message: { kind: 'success', title: 'Kontodaten aktualisiert', detail: '' } });
        end();
      }),
      actor.on('load.failed', ({ error }) => showErrorUnlessOffline(actors, error)),
      actor.on('save.failed', ({ error }) => showErrorToast(actors, error)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, actors]);
  return actor;
}

type AccountFormActor = ReturnType<typeof useAccountForm>;

/** The `autocomplete` values. Source: HTML, "Autofill". */
const AUTOCOMPLETE = { firstname: 'given-name', lastname: 'family-name' };

/** Shows errors only after an attempt to submit. Source: specification, sections 4 and 5. */
function AccountForm({ id, form }: { id: string; form: AccountFormActor }) {
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

const FORM_ID = 'account-data';

/** Lets people edit the data of their own account. Source: specification, section 2, "Account data dialog". */
export function AccountDataDialog({ onClosed }: { onClosed: () => void }) {
  const { isOpen, close } = useOwnDialog();
  const { name } = useRestaurant();
  const form = useAccountForm(close);
  const isUnavailable = useSelector(form, (snapshot) => snapshot.matches('unavailable'));
  const isSaving = useSelector(form, (snapshot) => snapshot.matches('saving'));
  const canSubmit = useSelector(form, selectCanSubmit);
  return (
    <PageDialog
      title="Kontodaten"
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      foot={
        <button
          type="submit"
          form={FORM_ID}
          className={`${controls.primary} ${controls.wide}`}
          disabled={!canSubmit && !isSaving}
          aria-disabled={isSaving}
        >
          {isSaving ? 'Wird aktualisiert …' : 'Aktualisieren'}
        </button>
      }
    >
      <Link to={paths.home} replace className={styles.logo} aria-label={`${name}, zur Startseite`} onClick={close}>
        <Logo name={name} />
      </Link>
      {isUnavailable ? (
        <LoadFailure what="Deine Kontodaten" onRetry={() => form.send({ type: 'load.retried' })} />
      ) : (
        <AccountForm id={FORM_ID} form={form} />
      )}
      <OwnData />
    </PageDialog>
  );
}
