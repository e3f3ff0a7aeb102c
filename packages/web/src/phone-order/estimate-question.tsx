import { estimateQuestion } from '@ofenpost/core/phone-order/phone-order-messages';
import type { Instant } from '@ofenpost/core/time/instant';
import { useEffect, useRef } from 'react';
import styles from '../editor/leave-question.module.css';
import controls from '../theme/controls.module.css';

type Props = {
  /** The time that was read to the caller; null when none was displayed. */
  readonly shown: Instant | null;
  readonly estimate: Instant;
  readonly onConfirmed: () => void;
  readonly onClosed: () => void;
};

/** Asks for confirmation when the new estimate differs from the time read to the caller. */
export function EstimateQuestion({ shown, estimate, onConfirmed, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.question} aria-labelledby="estimate-question" onClose={onClosed}>
      <h2 id="estimate-question">{estimateQuestion(shown, estimate)}</h2>
      <p>Frag den Gast, ob ihm die neue Zeit passt.</p>
      <div className={styles.buttons}>
        <button type="button" className={controls.secondary} autoFocus onClick={onClosed}>
          Nein, zurück
        </button>
        <button type="button" className={controls.primary} onClick={onConfirmed}>
          So buchen
        </button>
      </div>
    </dialog>
  );
}
