import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { isMissingPart } from '../app/missing-part.ts';
import { isServerReached } from '../app/reload-once.ts';
import { showErrorToast } from '../app/show-error-toast.ts';
import { isCachedPage, loadedPath } from '../hydration/page-meta.ts';
import { ErrorContent } from './error-page.tsx';
import controls from '../ui/controls.module.css';
import layout from '../ui/layout.module.css';
import styles from './error-page.module.css';

/** Whether a page failed to load because its code or its data could not be fetched, for whatever reason. */
const isNotLoaded = (error: unknown): boolean =>
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
  const isMissing = isNotLoaded(error);
  const [isReached, setReached] = useState(() => typeof navigator === 'undefined' || navigator.onLine);
  useEffect(() => {
    if (!isMissing) return undefined;
    let isShown = true;
    void isServerReached().then((reached) => {
      if (!isShown) return;
      setReached(reached);
      // A page that was loaded here is not loaded again by itself: that would go on and on.
      const isNavigated = location.pathname !== loadedPath;
      // After an update the server has other files. Who looks for updates does not reload for the same files again.
      if (isNavigated && reached) ports.appUpdate.reload().catch(() => location.reload());
      else if (reached || !navigator.serviceWorker?.controller) return;
      // The service worker may have cached the page; otherwise its offline page explains more.
      else if (isNavigated) location.reload();
      // The page is cached, but not for this search.
      else if (isCachedPage && location.search !== '') location.replace(location.pathname);
    });
    return () => {
      isShown = false;
    };
  }, [isMissing, ports]);
  if (!isMissing) return <ErrorContent />;
  const tryAgain = async () => {
    if (await isServerReached()) return location.reload();
    setReached(false);
    reset();
    void router.invalidate();
  };
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <h1>{isReached ? 'Das hat nicht geklappt' : 'Kein Netz'}</h1>
      <p className={styles.text}>Diese Seite konnten wir gerade nicht laden. Dein Warenkorb ist noch da.</p>
      <div className={styles.actions}>
        <button type="button" className={controls.primary} onClick={() => void tryAgain()}>
          Nochmals versuchen
        </button>
      </div>
    </div>
  );
}
