import { type ReactNode, useEffect, useId, useRef } from 'react';
import controls from '../ui/controls.module.css';
import styles from './leave-question.module.css';

type Props = {
  /** The title of the dialog, such as `Event löschen?`. */
  readonly title: string;
  /** The text of the confirming button. */
  readonly action?: string;
  readonly isOpen: boolean;
  readonly onConfirmed: () => void;
  readonly onClosed: () => void;
  /** An explanation of the consequences. */
  readonly children: ReactNode;
};

/** Asks before something is deleted for good. */
export function RemovalQuestion({
  title,
  action = 'Endgültig löschen',
  isOpen,
  onConfirmed,
  onClosed,
  children,
}: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} className={styles.question} aria-labelledby={titleId} onClose={onClosed}>
      <h2 id={titleId}>{title}</h2>
      {children}
      <div className={styles.buttons}>
        <button type="button" className={controls.secondary} autoFocus onClick={onClosed}>
          Abbrechen
        </button>
        <button type="button" className={`${controls.primary} ${controls.danger}`} onClick={onConfirmed}>
          {action}
        </button>
      </div>
    </dialog>
  );
}
