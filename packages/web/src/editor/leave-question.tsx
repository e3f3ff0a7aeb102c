import { selectIsSignOutKnown } from '@ofenpost/core/session/session.machine';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useActors } from '../app/app-actors.tsx';
import controls from '../theme/controls.module.css';
import styles from './leave-question.module.css';

type Props = {
  readonly isRequested: boolean;
  /** Called when the user leaves and gives up the input. */
  readonly onLeft?: () => void;
};

const weekOf = (search: object): unknown => ('woche' in search ? search.woche : undefined);

/** Asks before a page with unsaved changes is left; the browser itself asks before the tab is closed. */
export function LeaveQuestion({ isRequested, onLeft }: Props) {
  const { session } = useActors();
  const dialog = useRef<HTMLDialogElement>(null);
  const { status, proceed, reset } = useBlocker({
    // Another week counts as another page, though it is in the search.
    shouldBlockFn: ({ current, next }) =>
      isRequested && (current.pathname !== next.pathname || weekOf(current.search) !== weekOf(next.search)),
    // A user who signs out or removes the account has decided to leave.
    enableBeforeUnload: () => isRequested && !selectIsSignOutKnown(session.getSnapshot()),
    withResolver: true,
  });
  const isOpen = status === 'blocked';
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  const leave = () => {
    onLeft?.();
    proceed?.();
  };
  return (
    <dialog ref={dialog} className={styles.question} aria-labelledby="leave-question" onCancel={() => reset?.()}>
      <h2 id="leave-question">Änderungen verwerfen?</h2>
      <p>Du hast etwas geändert und noch nicht gespeichert.</p>
      <div className={styles.buttons}>
        <button type="button" className={controls.primary} onClick={() => reset?.()}>
          Nein
        </button>
        <button type="button" className={controls.secondary} onClick={leave}>
          Ja
        </button>
      </div>
    </dialog>
  );
}
