import { selectFieldErrors, selectRefusal, selectValue } from '@ofenpost/core/editor/editor.machine';
import type { OwnPin } from '@ofenpost/core/sitting/pin';
import { BLANK_PIN, createPinForm } from '@ofenpost/core/sitting/pin-form';
import { formatDate } from '@ofenpost/core/time/zurich';
import { useActorRef, useSelector } from '@xstate/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAccount, useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { useWork } from '../app/use-work.ts';
import { Field } from '../ui/field.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { useOwnDialog } from '../ui/use-own-dialog.ts';
import controls from '../ui/controls.module.css';
import styles from './sitting.module.css';

const FORM_ID = 'own-pin';

/** The own PIN: since when there is one, and the form that sets it. */
function useOwnPin(onSet: () => void) {
  const { ports, actors } = useApp();
  const { id } = useAccount();
  const [own, setOwn] = useState<OwnPin | null>(null);
  const { isBusy, start } = useWork();
  const show = ({ toast }: typeof actors, title: string) =>
    toast.send({ type: 'toast.shown', message: { kind: 'success', title, detail: '' } });
  const [machine] = useState(() =>
    createPinForm(ports, id ?? undefined, () => {
      show(actors, 'PIN gespeichert');
      onSet();
    }),
  );
  const form = useActorRef(machine, { input: { initial: BLANK_PIN, needsChange: false } });
  useEffect(() => {
    const failed = form.on('save.failed', ({ error }) => showErrorToast(actors, error));
    ports.sitting.loadPin().then(setOwn, (error: unknown) => showErrorToast(actors, error));
    return () => failed.unsubscribe();
  }, [form, ports, actors]);
  const remove = () =>
    start(async () => {
      setOwn(await ports.sitting.removePin());
      show(actors, 'PIN entfernt');
    });
  return { own, form, remove, isBusy };
}

/** Sets and removes the PIN with which somebody of the staff names themself at a device of the desk. */
export function PinDialog({ onClosed }: { readonly onClosed: () => void }) {
  const { isOpen, close } = useOwnDialog();
  const { own, form, remove, isBusy } = useOwnPin(close);
  const input = useRef<HTMLInputElement>(null);
  const { pin } = useSelector(form, selectValue);
  const errors = useSelector(form, selectFieldErrors);
  const refusal = useSelector(form, selectRefusal);
  const isSaving = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    flushSync(() => form.send({ type: 'form.submitted' }));
    if (input.current?.ariaInvalid === 'true') input.current.focus();
  };
  const since = own?.since ?? null;
  return (
    <PageDialog
      title="PIN fürs Bestellpult"
      holdsInput
      isOpen={isOpen}
      onClose={close}
      onClosed={onClosed}
      foot={
        <>
          {since !== null && (
            <button type="button" className={controls.quiet} aria-disabled={isBusy} onClick={remove}>
              Entfernen
            </button>
          )}
          <button type="submit" form={FORM_ID} className={controls.primary} aria-disabled={isSaving}>
            {isSaving ? 'Wird gespeichert …' : 'Speichern'}
          </button>
        </>
      }
    >
      <form id={FORM_ID} noValidate className={styles.form} onSubmit={submit}>
        <p>
          Am Gerät des Bestellpults tippst du auf deinen Namen und gibst diese PIN ein. Was du dort tust, steht danach
          unter deinem Namen.
        </p>
        <p>
          {since === null
            ? 'Du hast noch keine PIN.'
            : `Du hast eine PIN seit ${formatDate(since)}. Wir zeigen sie nie.`}
        </p>
        <Field
          label={since === null ? 'PIN' : 'Neue PIN'}
          hint="4 bis 6 Ziffern."
          error={errors['pin'] ?? refusal ?? undefined}
        >
          {(control) => (
            <input
              {...control}
              ref={input}
              autoFocus
              type="password"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={pin}
              onChange={({ target }) => form.send({ type: 'value.edited', change: { pin: target.value } })}
            />
          )}
        </Field>
      </form>
    </PageDialog>
  );
}
