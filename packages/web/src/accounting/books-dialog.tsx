import type { DayJournal } from '@ofenpost/core/accounting/accounting';
import {
  type createEditorMachine,
  selectFieldErrors,
  selectRefusal,
  selectValue,
} from '@ofenpost/core/editor/editor.machine';
import { may } from '@ofenpost/core/role/permission';
import { aboveLimitMessage } from '@ofenpost/core/role/staff-limit';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useActors, useAccount } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { PageDialog } from '../ui/page-dialog.tsx';
import controls from '../ui/controls.module.css';
import styles from './books-dialog.module.css';

const FORM_ID = 'books';

type Props = {
  readonly title: string;
  readonly action: string;
  readonly danger?: boolean;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  /** Whether the refusal is final, so that no press can change it. */
  readonly isBlocked?: boolean;
  readonly refusal: string | null;
  readonly element?: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: SubmitEvent) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly children: ReactNode;
};

/** The common dialog of forms that add a booking. */
export const BooksDialog = ({
  title,
  action,
  danger = false,
  isOpen,
  isBusy,
  isBlocked = false,
  refusal,
  element,
  onSubmit,
  ...props
}: Props) => (
  <PageDialog
    title={title}
    holdsInput
    isOpen={isOpen}
    onClose={props.onClose}
    onClosed={props.onClosed}
    foot={
      <div className={styles.buttons}>
        <button type="button" className={controls.secondary} onClick={props.onClose}>
          Abbrechen
        </button>
        <button
          type="submit"
          form={FORM_ID}
          className={`${controls.primary} ${danger ? controls.danger : ''}`}
          aria-disabled={isBusy || isBlocked}
        >
          {isBusy ? 'Einen Moment …' : action}
        </button>
      </div>
    }
  >
    <form ref={element} id={FORM_ID} noValidate className={styles.form} onSubmit={onSubmit}>
      <div inert={isBusy} className={styles.fields}>
        {props.children}
      </div>
      {refusal !== null && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </form>
  </PageDialog>
);

type Machine<T extends object> = ReturnType<typeof createEditorMachine<T>>;

/** Joins a form of the books to the toasts. `create` is called once. */
export function useBooksForm<T extends object>(create: () => Machine<T>, initial: T) {
  const actors = useActors();
  const element = useRef<HTMLFormElement>(null);
  const [machine] = useState(create);
  const actor = useActorRef(machine, { input: { initial, needsChange: false } });
  useEffect(() => {
    const failed = actor.on('save.failed', ({ error }) => showErrorToast(actors, error));
    return () => failed.unsubscribe();
  }, [actor, actors]);
  return {
    element,
    value: useSelector(actor, selectValue<T>),
    errors: useSelector(actor, selectFieldErrors),
    refusal: useSelector(actor, selectRefusal),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    edit: (change: Partial<T>) => actor.send({ type: 'value.edited', change }),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      flushSync(() => actor.send({ type: 'form.submitted' }));
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
  };
}

/** Returns a hint with the staff limit for accounts that have one; otherwise none. */
export function useLimitHint({ staffLimit }: DayJournal): { readonly hint?: string } {
  const account = useAccount();
  return may(account, 'staffLimit.edit') ? {} : { hint: aboveLimitMessage({ limit: staffLimit }) };
}
