import { REACH_DEADLINE_MILLISECONDS } from '@ofenpost/core/connection/connection.port';
import { isAnswer } from '@ofenpost/core/error/error-catalogue';
import type { Ports } from '@ofenpost/core/ports';
import { isCachedPage, loadedPath } from '../hydration/page-meta.ts';

/** Rejects where nobody answers in time. */
const reach = ({ connection }: Pick<Ports, 'connection'>): Promise<unknown> =>
  Promise.race([
    connection.reach(),
    new Promise((_resolve, reject) => setTimeout(reject, REACH_DEADLINE_MILLISECONDS)),
  ]);

/**
 * Reloads the page for a part of it that a press could not load twice: the file is gone since an update, or the browser
 * remembers its failure. It does so once for each address and part, only while the server answers, and not while a
 * dialog is open, whose fields are stored nowhere. Returns whether the page is being reloaded.
 */
export async function reloadOnce(ports: Pick<Ports, 'connection'>, part: string): Promise<boolean> {
  const mark = `reloaded ${location.pathname} ${part}`;
  try {
    if (document.querySelector('[role$="dialog"]') !== null || sessionStorage.getItem(mark) !== null) return false;
    await reach(ports);
    sessionStorage.setItem(mark, '');
    location.reload();
    return true;
  } catch {
    // The server does not answer; or without a storage for the mark it could go on and on.
    return false;
  }
}

/**
 * What helps by itself where a page could not be loaded; `isShown`: whether its failure is still shown. Returns whether
 * anybody answers: where nobody does, there is no network.
 */
export async function recoverPage(
  ports: Pick<Ports, 'appUpdate' | 'connection'>,
  isShown: () => boolean,
): Promise<boolean> {
  // A proxy or a host may answer for the server.
  const { isReached, isAnswered } = await reach(ports).then(
    () => ({ isReached: true, isAnswered: true }),
    (error: unknown) => ({ isReached: false, isAnswered: isAnswer(error) }),
  );
  if (!isShown()) return true;
  // A page that was loaded here is not loaded again by itself: that would go on and on.
  const isNavigated = location.pathname !== loadedPath;
  // After an update the server has other files. Who looks for updates does not reload for the same files again.
  if (isNavigated && isReached) ports.appUpdate.reload().catch(() => location.reload());
  else if (isReached || !navigator.serviceWorker?.controller) return isAnswered;
  // The service worker may have cached the page; otherwise its offline page explains more.
  else if (isNavigated) location.reload();
  // The page is cached, but not for this search.
  else if (isCachedPage && location.search !== '') location.replace(location.pathname);
  return isAnswered;
}
