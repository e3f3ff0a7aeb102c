import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { isMissingPart } from '../app/missing-part.ts';
import { showErrorToast } from '../app/show-error-toast.ts';
import { isCachedPage, loadedPath } from '../hydration/page-meta.ts';
import { ErrorContent } from './error-page.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './error-page.module.css';

/** Whether a page failed to load because its code or its data could not be fetched. */
const isOffline = (error: unknown): boolean =>
  isMissingPart(error) || (error instanceof Error && error.message.includes('Keine Verbindung'));

/** Whether a call of the API failed, rather than the page itself. */
const isFailedCall = (error: unknown): boolean =>
  error instanceof Error && ('status' in error || error.message.includes('Keine Verbindung'));

/** Replaces a page that failed; header and cart stay. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { ports, actors } = useApp();
  useEffect(() => {
    if (isFailedCall(error)) showErrorToast(actors, error);
    else ports.errorReporting.report(error);
  }, [actors, error, ports]);
  const mayBeCached = isOffline(error);
  useEffect(() => {
    if (!mayBeCached || !navigator.serviceWorker?.controller) return;
    // The service worker may have cached the page that the router could not load; otherwise its offline page explains
    // more.
    if (!isCachedPage || location.pathname !== loadedPath) location.reload();
    // The page is cached, but not for this search.
    else if (location.search !== '') location.replace(location.pathname);
  }, [mayBeCached]);
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
