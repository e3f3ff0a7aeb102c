import { type ReactNode, type SubmitEvent, useCallback, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { PageDialog } from '../ui/page-dialog.tsx';
import controls from '../ui/controls.module.css';
import styles from '../ui/reason-dialog.module.css';
import refusalStyles from './change-dialog.module.css';

const FORM_ID = 'order-change';

type Props = {
  readonly title: string;
  readonly size?: 'wide';
  /** The button that sends the change. */
  readonly button: ReactNode;
  readonly canSend: boolean;
  /** Whether something was entered that must not get lost by a tap beside the dialog. */
  readonly holdsInput: boolean;
  /** Sends the change: undefined closes the dialog, a text is why it stays open. */
  readonly onSend: () => Promise<string | undefined>;
  readonly onClosed: () => void;
  readonly children: ReactNode;
};

/** Calls back whenever something is entered in a form: by typing and choosing, or by buttons that count. */
function onEntry(form: HTMLFormElement, entered: () => void): () => void {
  const pressed = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button') !== null) entered();
  };
  form.addEventListener('input', entered);
  form.addEventListener('click', pressed);
  return () => {
    form.removeEventListener('input', entered);
    form.removeEventListener('click', pressed);
  };
}

/**
 * A form that changes an order. It stays open until the server has answered; without an answer nothing gets lost. A
 * refusal is about what was sent, so that it leaves as soon as something else is entered.
 */
export function ChangeDialog({ title, size, button, canSend, holdsInput, onSend, onClosed, children }: Props) {
  const { actors } = useApp();
  const [isOpen, setOpen] = useState(true);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const leave = () => {
    if (!isSending) setOpen(false);
  };
  const form = useCallback(
    (element: HTMLFormElement | null) => (element === null ? undefined : onEntry(element, () => setRefusal(undefined))),
    [],
  );
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!canSend || isSending) return;
    setSending(true);
    try {
      const refused = await onSend();
      setRefusal(refused);
      if (refused === undefined) setOpen(false);
    } catch (error) {
      showErrorToast(actors, error);
    }
    setSending(false);
  };
  return (
    <PageDialog
      title={title}
      {...(size !== undefined && { size })}
      holdsInput={holdsInput}
      isOpen={isOpen}
      onClose={leave}
      onClosed={onClosed}
      foot={
        <div className={styles.buttons}>
          {refusal !== undefined && (
            <p role="alert" className={refusalStyles.refusal}>
              {refusal}
            </p>
          )}
          <button type="button" className={controls.secondary} disabled={isSending} onClick={leave}>
            Zurück
          </button>
          <button type="submit" form={FORM_ID} className={controls.primary} disabled={isSending || !canSend}>
            {isSending ? 'Wird gesendet …' : button}
          </button>
        </div>
      }
    >
      <form ref={form} id={FORM_ID} className={styles.form} onSubmit={(event) => void submit(event)}>
        {children}
      </form>
    </PageDialog>
  );
}
