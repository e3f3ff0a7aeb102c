import { isAnswer } from '@ofenpost/core/error/error-catalogue';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { isMissingPart } from '../app/missing-part.ts';
import { recoveryLoaded } from '../app/recovery.ts';
import { showErrorToast } from '../app/show-error-toast.ts';
import { ErrorContent } from './error-page.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './error-page.module.css';

/** Whether a call of the API failed because nobody answered. */
const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message.includes('Keine Verbindung');

/** Whether a call of the API failed, rather than the page itself. */
const isFailedCall = (error: unknown): boolean => isUnanswered(error) || isAnswer(error);

/** Replaces a page that failed; header and cart stay. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { ports, actors } = useApp();
  useEffect(() => {
    if (isFailedCall(error)) showErrorToast(actors, error);
    else ports.errorReporting.report(error);
  }, [actors, error, ports]);
  // After an answer the page is not loaded anew by itself: it would be the same, and the toast that says it would go.
  const isMissing = isMissingPart(error) || isUnanswered(error);
  const [isAnswered, setAnswered] = useState(true);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isShown = true;
    void recoveryLoaded.then(({ recoverPage }) => recoverPage(ports, () => isShown)).then(setAnswered);
    return () => {
      isShown = false;
    };
  }, [isMissing, ports]);
  const tryAgain = () =>
    ports.connection.reach().then(
      () => location.reload(),
      () => {
        reset();
        void router.invalidate();
      },
    );
  const again = (
    <button type="button" className={controls.primary} onClick={() => void tryAgain()}>
      Nochmals versuchen
    </button>
  );
  if (!isMissing && !isFailedCall(error)) return <ErrorContent>{again}</ErrorContent>;
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <h1>{isAnswered ? 'Das hat nicht geklappt' : 'Kein Netz'}</h1>
      <p className={styles.text}>Diese Seite konnten wir gerade nicht laden. Dein Warenkorb ist noch da.</p>
      <div className={styles.actions}>{again}</div>
    </div>
  );
}
