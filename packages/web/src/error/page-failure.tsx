import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { isKeptPage, loadedPath } from '../app/page-facts.ts';
import { tellFailure } from '../app/tell-failure.ts';
import { ErrorContent } from './error-page.tsx';
import { isMissingPart } from './missing-part.ts';
import controls from '../theme/controls.module.css';
import layout from '../theme/layout.module.css';
import styles from './error-page.module.css';

/** What a page could not be loaded for when the network is gone: its code, or the answer of the API. */
const isOffline = (error: unknown): boolean =>
  isMissingPart(error) || (error instanceof Error && error.message.includes('Keine Verbindung'));

/** Whether a call of the API failed, rather than the page itself. */
const isFailedCall = (error: unknown): boolean =>
  error instanceof Error && ('status' in error || error.message.includes('Keine Verbindung'));

/** Stands in place of a page that failed; header and cart stay where they are. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { ports, actors } = useApp();
  useEffect(() => {
    if (isFailedCall(error)) tellFailure(actors, error);
    else ports.errorReporting.report(error);
  }, [actors, error, ports]);
  const mayBeKept = isOffline(error);
  useEffect(() => {
    if (!mayBeKept || !navigator.serviceWorker?.controller) return;
    // The service worker may have kept the page that the router could not load, and else says so in a friendlier way.
    if (!isKeptPage || location.pathname !== loadedPath) location.reload();
    // It is kept, but not of this search.
    else if (location.search !== '') location.replace(location.pathname);
  }, [mayBeKept]);
  if (!isOffline(error)) return <ErrorContent />;
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <h1>Kein Netz</h1>
      <p className={styles.text}>Diese Seite konnten wir gerade nicht laden. Dein Warenkorb ist noch da.</p>
      <div className={styles.actions}>
        <button type="button" className={controls.primary} onClick={tryAgain}>
          Nochmals versuchen
        </button>
      </div>
    </div>
  );
}
