import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { PageDialog } from '../theme/page-dialog.tsx';
import controls from '../theme/controls.module.css';
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
